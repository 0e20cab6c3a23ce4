import { valueOf } from '#domain/dates/value.ts';
import { formatDate } from '#domain/time/format.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import { ownZone } from '#web/ui/dates/own-zone.ts';
import type { BookingsSearch } from './bookings-search.ts';
import { creditNames, kindNames } from '../words.ts';

/** What the records of the filters are called, as far as that is known. */
export type FilterNames = Readonly<
  Record<'session' | 'coach' | 'organization', string | undefined>
>;

type FilterName = Exclude<
  keyof BookingsSearch,
  'pageNumber' | 'search' | 'orderProperty' | 'order' | 'tab'
>;

/** In figures, by the rule of the reader's zone (specification, 9). */
const dateWords = (date: string): string => {
  const zone = ownZone();
  return formatDate(Date.parse(valueOf({ date, minutes: 0 }, zone)), zone);
};

/** The filters in force, each in words with its way out. */
export function chipsOf(url: ListUrl<BookingsSearch>, names: FilterNames): FilterChip[] {
  const { search } = url;
  const chip = (key: FilterName, label: string): FilterChip => ({
    key,
    label,
    onRemove: () => url.change({ [key]: undefined }),
  });
  const { session, coach, organization, kind, creditState, from, to, assumedOutcome } = search;
  return [
    session && chip('session', `Session: ${names.session ?? '…'}`),
    coach && chip('coach', `Coach: ${names.coach ?? '…'}`),
    organization && chip('organization', `Organisation: ${names.organization ?? '…'}`),
    kind && chip('kind', `Kind: ${kindNames[kind]}`),
    creditState?.length &&
      chip('creditState', `Credit: ${creditState.map((each) => creditNames[each]).join(', ')}`),
    from && chip('from', `From ${dateWords(from)}`),
    to && chip('to', `Until ${dateWords(to)}`),
    assumedOutcome &&
      chip('assumedOutcome', assumedOutcome === 'true' ? 'Assumed outcome' : 'Recorded outcome'),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
