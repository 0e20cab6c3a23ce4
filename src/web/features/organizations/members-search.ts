import { journeyStatuses, journeyWords } from '#domain/organizations/journey.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';

export const membersSearch = searchReader({
  ...listSearch,
  team: someId,
  programme: someId,
  journey: oneOf(journeyStatuses),
});
export type MembersSearch = SearchOf<typeof membersSearch>;

/** What the records of the filters are called, as far as that is known. */
export type PlaceNames = Readonly<Record<'team' | 'programme', string | undefined>>;

/** The filters in force, each in words with its way out. */
export function chipsOf(
  { search, change }: ListUrl<MembersSearch>,
  names: PlaceNames,
): FilterChip[] {
  const { team, programme, journey } = search;
  const chip = (key: 'team' | 'programme' | 'journey', label: string): FilterChip => ({
    key,
    label,
    onRemove: () => change({ [key]: undefined }),
  });
  return [
    team && chip('team', `Team: ${names.team ?? '…'}`),
    programme && chip('programme', `Programme: ${names.programme ?? '…'}`),
    journey && chip('journey', `Journey status: ${journeyWords[journey]}`),
  ].filter((each): each is FilterChip => typeof each === 'object');
}

export const memberSortNames: Readonly<Record<string, string>> = {
  'name Ascending': 'Name, A to Z',
  'name Descending': 'Name, Z to A',
  'sessionsCompleted Descending': 'Most sessions first',
  'sessionsCompleted Ascending': 'Fewest sessions first',
  'nextSession Ascending': 'Next session, soonest first',
  'nextSession Descending': 'Next session, latest first',
  'credits Descending': 'Most credits first',
  'credits Ascending': 'Fewest credits first',
  'lastSignIn Descending': 'Last sign-in, latest first',
  'lastSignIn Ascending': 'Last sign-in, longest ago first',
};
