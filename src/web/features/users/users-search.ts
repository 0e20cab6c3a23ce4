import { roles } from '#machines/person.ts';
import { shownUserStatuses } from '#machines/user/states.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import { roleWords, statusWords, type UserSummary } from './words.ts';

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

/** Several people at once. */
export const userChoice = rowChoice<UserSummary, 'POST /users/{user}/events'>(
  'POST /users/{user}/events',
  {
    noun: 'user',
    nouns: 'users',
    events: {
      RESEND: 'Each is sent the invitation again; the links of before no longer work.',
      UNLOCK: 'They can try to sign in again.',
      SEND_RESET_LINK: 'Each is sent a link to choose a new password.',
      DELETE:
        'They are signed out everywhere and leave what they were booked into; what nobody else comes to is cancelled. The accounts can be restored; the sessions can’t.',
      RESTORE: 'The accounts come back; what was cancelled does not.',
    },
    nameOf: ({ fullName }) => fullName,
  },
);

/** What the records of the filters are called, as far as that is known. */
export type FilterNames = Readonly<
  Record<'organization' | 'programme' | 'team', string | undefined>
>;

type FilterName = 'role' | 'status' | 'organization' | 'programme' | 'team' | 'neverSignedIn';

/** The filters in force, each in words with its way out. */
export function chipsOf(url: ListUrl<UsersSearch>, names: FilterNames): FilterChip[] {
  const { role, status, organization, programme, team, neverSignedIn } = url.search;
  const chip = (key: FilterName, label: string): FilterChip => ({
    key,
    label,
    onRemove: () => url.change({ [key]: undefined }),
  });
  return [
    role && chip('role', `Role: ${roleWords[role]}`),
    status && chip('status', `Status: ${statusWords[status]}`),
    organization && chip('organization', `Organisation: ${names.organization ?? '…'}`),
    programme && chip('programme', `Programme: ${names.programme ?? '…'}`),
    team && chip('team', `Team: ${names.team ?? '…'}`),
    neverSignedIn &&
      chip('neverSignedIn', neverSignedIn === 'true' ? 'Never signed in' : 'Has signed in'),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
