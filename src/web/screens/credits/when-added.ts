import { formatDay, formatMoment } from '#domain/time/format.ts';
import { lastDay } from '../list/last-day.ts';
import * as texts from './texts.ts';

interface Lot {
  readonly id: string;
  readonly programme: { readonly name: string };
  readonly expiresAt: string;
  readonly createdAt: string;
  readonly fromPool?: boolean;
}

/** Of lots that are of one name and last equally long, when each came in: its day, its time where that is the same, its place where that is, too. By id; none of the others. */
export function whenAdded(
  lots: readonly Lot[],
  zone: string,
  now: number,
): ReadonlyMap<string, string> {
  const alike = Map.groupBy(lots, ({ programme, expiresAt, fromPool = false }) =>
    JSON.stringify([programme.name, lastDay(expiresAt, zone, now), fromPool]),
  );
  return new Map(
    [...alike.values()]
      .filter(({ length }) => length > 1)
      .flatMap((each) => apart(each, zone, now)),
  );
}

function apart(lots: readonly Lot[], zone: string, now: number): [id: string, words: string][] {
  const saying = { relativeTo: now, inSentence: true };
  const saidBy = (say: typeof formatDay) =>
    lots.map((lot) => say(Date.parse(lot.createdAt), zone, saying));
  const days = saidBy(formatDay);
  const whens = new Set(days).size === lots.length ? days : saidBy(formatMoment);
  return lots.map(({ id }, at) => {
    const when = whens[at] ?? '';
    const same = whens.flatMap((each, place) => (each === when ? [place] : []));
    const words =
      same.length === 1
        ? texts.added(when)
        : texts.addedAlike(when, same.indexOf(at) + 1, same.length);
    return [id, words];
  });
}
