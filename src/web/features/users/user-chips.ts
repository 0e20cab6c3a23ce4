import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import type { UsersSearch } from './users-search.ts';
import { roleWords, statusWords } from './words.ts';
import * as texts from './texts.ts';

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
    role && chip('role', texts.role(roleWords[role])),
    status && chip('status', texts.status(statusWords[status])),
    organization && chip('organization', texts.organisation(names.organization ?? '…')),
    programme && chip('programme', texts.programme(names.programme ?? '…')),
    team && chip('team', texts.team(names.team ?? '…')),
    neverSignedIn &&
      chip('neverSignedIn', neverSignedIn === 'true' ? texts.neverSignedIn : texts.hasSignedIn),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
