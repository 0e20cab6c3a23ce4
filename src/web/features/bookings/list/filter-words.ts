import { bookingFinds, type BookingFind } from '#domain/bookings/vocabulary.ts';
import { valueOf } from '#domain/dates/value.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { formatDate } from '#domain/time/format.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import { ownZone } from '#domain/time/own-zone.ts';
import type { BookingsSearch } from './bookings-search.ts';
import { creditNames, kindNames } from '../words.ts';

/** What the records of the filters are called, as far as that is known. */
export type FilterNames = Readonly<Record<BookingFind | 'organization', string | undefined>>;

/** What the filters that are found by name are called. */
export const foundLabels: Readonly<Record<keyof FilterNames, string>> = {
  session: 'Session',
  coach: 'Coach',
  member: 'Member',
  team: 'Team',
  programme: 'Programme',
  organization: 'Organisation',
};

const foundKeys = [...bookingFinds, 'organization'] as const;

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
  const { status, kind, creditState, from, to, assumedOutcome } = search;
  const found = (key: keyof FilterNames) =>
    search[key] && chip(key, `${foundLabels[key]}: ${names[key] ?? '…'}`);
  return [
    status?.length &&
      chip('status', `Status: ${status.map((each) => statusLabels[each]).join(', ')}`),
    ...foundKeys.map(found),
    kind && chip('kind', `Kind: ${kindNames[kind]}`),
    creditState?.length &&
      chip('creditState', `Credit: ${creditState.map((each) => creditNames[each]).join(', ')}`),
    from && chip('from', `From ${dateWords(from)}`),
    to && chip('to', `Until ${dateWords(to)}`),
    assumedOutcome &&
      chip('assumedOutcome', assumedOutcome === 'true' ? 'Assumed outcome' : 'Recorded outcome'),
    search.outcomeMissing && chip('outcomeMissing', 'Outcome missing'),
    search.noteMissing && chip('noteMissing', 'Note missing'),
    search.questionnaireMissing && chip('questionnaireMissing', 'Questionnaire missing'),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
