import { useApiQuery } from '#web/screens/use-api-query.ts';
import { pageOf } from './words.ts';
import type { Session } from './words.ts';

/** What the page of every event of a session has: `<ConfirmEvent {...sessionEvent} event="DELETE" …>`. */
export const sessionEvent = {
  send: 'POST /sessions/{session}/events',
  back: ({ id }: Session) => pageOf(id),
} as const;

export const useSession = (params: { readonly session: string }) =>
  useApiQuery('GET /sessions/{session}', { params });
