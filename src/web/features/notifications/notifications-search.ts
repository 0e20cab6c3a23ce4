import * as z from 'zod/mini';
import { notificationGroups } from '#domain/notifications/groups.ts';
import { listSearch, oneOf } from '#web/screens/list-search.ts';

export const notificationsSearch = z.object({
  ...listSearch,
  tab: oneOf(['new', 'all']),
  group: oneOf(notificationGroups),
});

/** What the server is asked: the new ones unless all are wanted. There is one order, so none is asked for. */
export const questionOf = ({
  pageNumber,
  search,
  tab = 'new',
  group,
}: z.infer<typeof notificationsSearch>) => ({ query: { pageNumber, search, tab, group } });
