import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../api/options.ts';
import { useApi } from '../../screens/use-services.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { messagesPath } from './navigation.ts';
import * as texts from './texts.ts';
import { UnreadMark } from './unread-mark.tsx';

/** How much waits for the reader behind an entry of the sidebar; nothing at most of them. */
export function Waiting({ at }: { at: string }) {
  if (at === messagesPath) return <UnreadMark />;
  return at === '/app/kai-credit-selection-requests' ? <OpenRequests /> : null;
}

/** Conversations that wait for somebody to choose their credit. */
function OpenRequests() {
  const { data } = useQuery(
    queryOf(useApi(), 'GET /kai-credit-selection-requests', { query: { perPage: 1 } }),
  );
  const count = data?.open ?? 0;
  return count > 0 ? <CountBadge count={count} label={texts.open} tone="neutral" /> : null;
}
