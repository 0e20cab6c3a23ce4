import { notificationGroups } from '#domain/notifications/groups.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader } from '#web/screens/list/search-reader.ts';
import type { SearchOf } from '#web/screens/list/search-reader.ts';

export const notificationsSearch = searchReader({
  ...listSearch,
  tab: oneOf(['new', 'all']),
  group: oneOf(notificationGroups),
});

/** What the server is asked: the new ones unless all are wanted. */
export const questionOf = ({
  pageNumber,
  search,
  tab = 'new',
  group,
  order,
}: SearchOf<typeof notificationsSearch>) => ({
  query: { pageNumber, search, tab, group, order },
});
