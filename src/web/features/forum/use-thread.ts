import { useParams } from '@tanstack/react-router';
import { useApiQuery } from '#web/screens/use-api-query.ts';

/** The thread that the address names. */
export function useThread() {
  const { thread } = useParams({ strict: false });
  return useApiQuery('GET /forum-threads/{forumThread}', {
    params: { forumThread: thread ?? '' },
  });
}
