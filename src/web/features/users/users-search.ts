import { roles } from '#machines/person.ts';
import { shownUserStatuses } from '#machines/user/states.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';

export const usersSearch = searchReader({
  ...listSearch,
  role: oneOf(roles),
  status: oneOf(shownUserStatuses),
  organization: someId,
  programme: someId,
  team: someId,
  neverSignedIn: oneOf(['true', 'false']),
});
export type UsersSearch = SearchOf<typeof usersSearch>;
