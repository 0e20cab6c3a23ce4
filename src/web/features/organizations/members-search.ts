import { journeyStatuses, journeyWords } from '#domain/organizations/journey.ts';
import type { DataOf } from '#web/api/call.ts';
import { listSearch } from '#web/screens/list-search.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/search-reader.ts';
import type { ListUrl } from '#web/screens/use-list-url.ts';
import type { FilterChip } from '#web/ui/filter-chips.tsx';

export type MemberChoices = DataOf<'GET /organizations/{organization}/members/choices'>;

export const membersSearch = searchReader({
  ...listSearch,
  team: someId,
  programme: someId,
  journey: oneOf(journeyStatuses),
});
export type MembersSearch = SearchOf<typeof membersSearch>;

/** The filters in force, each in words with its way out. */
export function chipsOf(
  { search, change }: ListUrl<MembersSearch>,
  choices: MemberChoices | undefined,
): FilterChip[] {
  const { team, programme, journey } = search;
  const nameIn = (list: MemberChoices['teams'] | undefined, id: string) =>
    list?.find((each) => each.id === id)?.name ?? '…';
  const chip = (key: 'team' | 'programme' | 'journey', label: string): FilterChip => ({
    key,
    label,
    onRemove: () => change({ [key]: undefined }),
  });
  return [
    team && chip('team', `Team: ${nameIn(choices?.teams, team)}`),
    programme && chip('programme', `Programme: ${nameIn(choices?.programmes, programme)}`),
    journey && chip('journey', `Journey status: ${journeyWords[journey]}`),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
