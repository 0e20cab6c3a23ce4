import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../../api/options.ts';
import { useApi } from '../../screens/use-services.ts';
import { CountBadge } from '../../ui/badge.tsx';
import * as texts from './texts.ts';

/** How many conversations hold something new, behind the way to them. Being here is what tells the senders that their messages have come. */
export function UnreadMark() {
  const api = useApi();
  const { data } = useQuery(queryOf(api, 'GET /conversations/unread'));
  const hasUndelivered = data?.hasUndelivered === true;
  useEffect(() => {
    // It is told again with the next message.
    if (hasUndelivered) api.call('POST /conversations/deliveries').catch(() => undefined);
  }, [api, hasUndelivered]);
  const count = data?.conversations ?? 0;
  return count > 0 ? <CountBadge count={count} label={texts.unread} tone="danger" /> : null;
}
