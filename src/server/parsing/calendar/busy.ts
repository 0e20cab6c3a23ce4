import type { Budget } from '#domain/recurrence/starts.ts';
import type { Interval } from '#domain/slots/interval.ts';
import { merged } from '#domain/slots/merged.ts';
import { DAY } from '#domain/time/calendar.ts';
import { isOurs } from './terms.ts';
import type { ReadingTerms } from './terms.ts';
import { calendarsIn } from './components.ts';
import { eventsIn, type Event } from './events.ts';
import { newBudget, timesOf } from './rules.ts';
import { lastAt, wallsOf, type Walls } from './zones.ts';

type Span = Pick<Event, 'start' | 'end' | 'lasts'>;

interface Reading {
  readonly terms: ReadingTerms;
  readonly walls: Walls;
  readonly budget: Budget;
}

/** Walls differ from UTC by less than this, and nothing that is further from the window has to be looked at. */
const slack = 2 * DAY;
/** So far are repetitions moved from one on. */
const furthestMove = 366 * DAY;

/** Sorted and merged times at which the events of these files keep somebody busy. */
export function busyIn(
  files: readonly { readonly content: Uint8Array; readonly remote: string }[],
  terms: ReadingTerms,
): Interval[] {
  const budget = newBudget();
  const found: Interval[] = [];
  for (const { content, remote } of files)
    for (const calendar of calendarsIn(content)) {
      const walls = wallsOf(calendar, { window: terms.window, zone: terms.zone, budget });
      for (const [uid, events] of Map.groupBy(eventsIn(calendar), (event) => event.uid))
        if (!isOurs(terms, { uid, remote }))
          for (const interval of busyOf(events, { terms, walls, budget })) found.push(interval);
    }
  return merged(found, terms.window);
}

/** When an event takes place, its own time zone or the one of the terms considered. */
export function spanOf({ start, end, lasts }: Span, walls: Walls): Interval {
  const from = walls.instantOf(start);
  const to = end ?? { ...start, wall: start.wall + lasts };
  return { start: from, end: walls.instantOf(to) };
}

/** What one event comes to, together with its repetitions that were changed. */
function* busyOf(events: readonly Event[], reading: Reading): Generator<Interval> {
  const { terms, walls } = reading;
  const changed = events.filter(({ stoodFor }) => stoodFor !== null);
  const replaced = new Set(
    changed.flatMap(({ stoodFor }) => (stoodFor ? walls.instantOf(stoodFor) : [])),
  );
  const forRest = changed
    .flatMap((event) =>
      event.isForRest && event.stoodFor ? [{ event, since: walls.instantOf(event.stoodFor) }] : [],
    )
    .toSorted((a, b) => a.since - b.since);
  for (const event of events) {
    if (keepsBusy(event, terms.addresses))
      for (const { start, lasts } of event.periods)
        if (isNear({ start, end: null, lasts }, terms.window))
          yield spanOf({ start, end: null, lasts }, walls);
    if (event.stoodFor || (event.rules.length === 0 && event.added.length === 0)) {
      if (keepsBusy(event, terms.addresses) && isNear(event, terms.window))
        yield spanOf(event, walls);
      continue;
    }
    for (const wall of occurrencesOf(event, reading, forRest.length > 0)) {
      const at = walls.instantOf({ ...event.start, wall });
      if (replaced.has(at)) continue;
      const since = lastAt(forRest, at)?.event;
      const { lasts, start } = since ?? event;
      if (!keepsBusy(since ?? event, terms.addresses)) continue;
      const moved = wall + (since?.stoodFor ? start.wall - since.stoodFor.wall : 0);
      const zone = start.zone;
      yield {
        start: walls.instantOf({ zone, wall: moved }),
        end: walls.instantOf({ zone, wall: moved + lasts }),
      };
    }
  }
}

/** The times on the wall of an event at which it takes place around the window, those that were taken out left out. */
function occurrencesOf(
  event: Event,
  { terms, walls, budget }: Reading,
  isMovedOn: boolean,
): Set<number> {
  const { start, lasts, rules, exceptRules } = event;
  const { zone } = start;
  const reach = slack + (isMovedOn ? furthestMove : 0);
  const stretch = {
    from: terms.window.start - reach - Math.max(0, lasts),
    before: terms.window.end + reach,
    budget,
    wallOf: (moment: Parameters<Walls['wallIn']>[1]) => walls.wallIn(zone, moment),
  };
  const isIn = (wall: number) => wall >= stretch.from && wall < stretch.before;
  const wallsOfMoments = (moments: Event['added']) =>
    moments.filter(({ wall }) => isIn(wall)).map((moment) => walls.wallIn(zone, moment));
  const found = new Set([start.wall, ...wallsOfMoments(event.added)].filter(isIn));
  for (const rule of rules) for (const wall of timesOf(rule, start.wall, stretch)) found.add(wall);
  for (const rule of exceptRules)
    for (const wall of timesOf(rule, start.wall, stretch)) found.delete(wall);
  for (const wall of wallsOfMoments(event.except)) found.delete(wall);
  return found;
}

const isNear = ({ start, end, lasts }: Span, window: Interval): boolean =>
  start.wall < window.end + slack && (end?.wall ?? start.wall + lasts) > window.start - slack;

const keepsBusy = (
  { isTransparent, isCancelled, declined }: Event,
  addresses: readonly string[],
): boolean =>
  !isTransparent && !isCancelled && !declined.some((address) => addresses.includes(address));
