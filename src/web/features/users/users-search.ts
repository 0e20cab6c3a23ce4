import { roles } from '#machines/person.ts';
import { userStatuses } from '#domain/people/vocabulary.ts';
import { listSearch } from '#web/screens/list-search.ts';
import { oneOf, searchReader, someText, type SearchOf } from '#web/screens/search-reader.ts';
import type { ListUrl } from '#web/screens/use-list-url.ts';
import type { FilterChip } from '#web/ui/filter-chips.tsx';
import { roleWords, statusWords, type UserChoices } from './words.ts';

export const usersSearch = searchReader({
  ...listSearch,
  role: oneOf(roles),
  status: oneOf(userStatuses),
  organization: someText,
  programme: someText,
  team: someText,
  neverSignedIn: oneOf(['true', 'false']),
});
export type UsersSearch = SearchOf<typeof usersSearch>;

type FilterName = 'role' | 'status' | 'organization' | 'programme' | 'team' | 'neverSignedIn';

/** The filters in force, each in words with its way out. */
export function chipsOf(
  url: ListUrl<UsersSearch>,
  choices: UserChoices | undefined,
  home: string | undefined,
): FilterChip[] {
  const { role, status, organization, programme, team, neverSignedIn } = url.search;
  const nameIn = (list: readonly { id: string; name: string }[] | undefined, id: string) =>
    list?.find((each) => each.id === id)?.name ?? '…';
  const chip = (key: FilterName, label: string): FilterChip => ({
    key,
    label,
    onRemove: () => url.change({ [key]: undefined }),
  });
  return [
    role && chip('role', `Role: ${roleWords[role]}`),
    status && chip('status', `Status: ${statusWords[status]}`),
    organization && chip('organization', `Organisation: ${home ?? '…'}`),
    programme && chip('programme', `Programme: ${nameIn(choices?.programmes, programme)}`),
    team && chip('team', `Team: ${nameIn(choices?.teams, team)}`),
    neverSignedIn &&
      chip('neverSignedIn', neverSignedIn === 'true' ? 'Never signed in' : 'Has signed in'),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
