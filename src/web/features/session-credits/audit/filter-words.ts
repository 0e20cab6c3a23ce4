import { movementSentences } from '#domain/credits/ledger.ts';
import { valueOf } from '#domain/dates/value.ts';
import { addDays } from '#domain/time/calendar.ts';
import { formatDate } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { instantOf } from '#domain/time/wall.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import type { MovementSearch } from './audit-search.ts';
import * as texts from './texts.ts';

/** What the records of the filters are called, as far as that is known. */
export type FoundNames<Kind extends string> = Readonly<Record<Kind, string | undefined>>;

/** What the server is asked for: the address has the reader's days, and where they begin and end is for their zone to say. */
export function askedOf<S extends MovementSearch>({ from, to, ...search }: S, zone: string) {
  const beginningOf = (date: string) => new Date(instantOf(zone, date, 0).instant).toISOString();
  return {
    ...search,
    from: from === undefined ? undefined : beginningOf(from),
    before: to === undefined ? undefined : beginningOf(addDays(to, 1)),
  };
}

const dayOf = (date: string): string => {
  const zone = ownZone();
  return formatDate(Date.parse(valueOf({ date, minutes: 0 }, zone)), zone);
};

interface Filtered {
  readonly search: MovementSearch;
  /** Takes one of the filters away. */
  readonly without: (key: string) => void;
  /** Those in force that are found by name, each with its label and the name where that is known. */
  readonly found: readonly (readonly [key: string, label: string, name: string | undefined])[];
}

/** The filters in force, each in words with its way out. */
export function chipsOf({ search, without, found }: Filtered): FilterChip[] {
  const { type, from, to } = search;
  const chip = (key: string, label: string): FilterChip => ({
    key,
    label,
    onRemove: () => without(key),
  });
  return [
    type && chip('type', texts.typeIs(movementSentences[type])),
    ...found.map(([key, label, name]) => chip(key, texts.foundIs(label, name))),
    from && chip('from', texts.fromDay(dayOf(from))),
    to && chip('to', texts.untilDay(dayOf(to))),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
