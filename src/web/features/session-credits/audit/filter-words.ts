import { creditAuditFinds, type CreditAuditFind } from '#domain/credits/vocabulary.ts';
import { movementSentences } from '#domain/credits/ledger.ts';
import { valueOf } from '#domain/dates/value.ts';
import { addDays } from '#domain/time/calendar.ts';
import { formatDate } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { instantOf } from '#domain/time/wall.ts';
import type { ListUrl } from '#web/screens/list/use-list-url.ts';
import type { FilterChip } from '#web/ui/lists/filter-chips.tsx';
import type { AuditSearch } from './audit-search.ts';
import * as texts from './texts.ts';

/** What the records of the filters are called, as far as that is known. */
export type FoundNames = Readonly<Record<CreditAuditFind, string | undefined>>;

/** What the server is asked for: the address has the reader's days, and where they begin and end is for their zone to say. */
export function askedOf({ from, to, ...search }: AuditSearch, zone: string) {
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

/** The filters in force, each in words with its way out. */
export function chipsOf({ search, change }: ListUrl<AuditSearch>, names: FoundNames): FilterChip[] {
  const { type, from, to } = search;
  const chip = (key: keyof AuditSearch, label: string): FilterChip => ({
    key,
    label,
    onRemove: () => change({ [key]: undefined }),
  });
  return [
    type && chip('type', texts.typeIs(movementSentences[type])),
    ...creditAuditFinds.map(
      (kind) => search[kind] && chip(kind, texts.foundIs(texts.foundLabels[kind], names[kind])),
    ),
    from && chip('from', texts.fromDay(dayOf(from))),
    to && chip('to', texts.untilDay(dayOf(to))),
  ].filter((each): each is FilterChip => typeof each === 'object');
}
