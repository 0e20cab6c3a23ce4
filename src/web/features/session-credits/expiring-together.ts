import { lastDay } from '#web/screens/list/last-day.ts';
import type { Credits } from './credits-data.ts';

/** A lot as its card shows it. */
export type Lot = Credits['lots'][number];

/** Lots of one session and programme that stand alike, go by the same rules and expire on the same day of the reader, each group as one lot with the number of those that it stands for. */
export function expiringTogether(
  lots: readonly Lot[],
  zone: string,
  now: number,
): [lot: Lot, count: number][] {
  const keyOf = ({ session, programme, status, expiresAt, rules }: Lot) =>
    [session.id, programme.id, status, lastDay(expiresAt, zone, now), ...rules].join(' ');
  return [...Map.groupBy(lots, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const sum = (units: (lot: Lot) => number) =>
      group.reduce((total, lot) => total + units(lot), 0);
    const together = {
      ...first,
      quantity: sum(({ quantity }) => quantity),
      available: sum(({ available }) => available),
      held: sum(({ held }) => held),
      spent: sum(({ spent }) => spent),
      forfeited: sum(({ forfeited }) => forfeited),
    };
    return [[together, group.length] as [Lot, number]];
  });
}
