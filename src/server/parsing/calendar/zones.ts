import type { Interval } from '#domain/slots/interval.ts';
import type { Budget } from '#domain/recurrence/starts.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { instantOfLocal } from '#domain/time/wall.ts';
import { isZone, offsetAt } from '#domain/time/zone.ts';
import { unreadable } from '../refused.ts';
import { all, textOf, type Component } from './components.ts';
import { momentIn, momentsOf, type Moment } from './moments.ts';
import { rulesOf, timesOf } from './rules.ts';

/** Where the walls are that a calendar speaks of. */
export interface Walls {
  readonly instantOf: (moment: Pick<Moment, 'wall' | 'zone'>) => number;
  /** What the wall of a zone shows at the instant of a moment. */
  readonly wallIn: (zone: string | null, moment: Moment) => number;
}

interface Terms {
  readonly window: Interval;
  /** The zone of times that name none. */
  readonly zone: string;
  readonly budget: Budget;
}

/** From a moment on the wall, the offset that holds. */
interface Change {
  readonly since: number;
  readonly offset: number;
}

const mostObservances = 500;

/** A known zone is read by our own tables; another one as the file describes it; without any, the wall is the one of the terms. */
export function wallsOf(calendar: Component, terms: Terms): Walls {
  const described = new Map<string, Component>();
  for (const each of calendar.components)
    if (each.name === 'vtimezone') described.set(textOf(each, 'tzid'), each);
  const known = new Map<string, (wall: number) => number>();

  const offsetsIn = (zone: string | null): ((wall: number) => number) => {
    const name = zone ?? terms.zone;
    const found = known.get(name);
    if (found) return found;
    const own = described.get(name);
    const ofTable = isZone(name) ? name : own ? null : terms.zone;
    const offsets =
      ofTable === null && own
        ? offsetsOf(own, terms)
        : (wall: number) => wall - instantOfLocal(ofTable ?? terms.zone, wall).instant;
    known.set(name, offsets);
    return offsets;
  };
  const instantOf: Walls['instantOf'] = ({ wall, zone }) =>
    zone === 'UTC' ? wall : wall - offsetsIn(zone)(wall);

  return {
    instantOf,
    wallIn(zone, moment) {
      if (moment.zone === zone || moment.zone === null) return moment.wall;
      const instant = instantOf(moment);
      if (zone === 'UTC') return instant;
      const name = zone ?? terms.zone;
      if (isZone(name)) return instant + offsetAt(name, instant);
      const offsets = offsetsIn(zone);
      return instant + offsets(instant + offsets(instant));
    },
  };
}

/** The offsets of a zone that a file describes (RFC 5545, 3.6.5), worked out around the window once. */
function offsetsOf(zone: Component, { window, budget }: Terms): (wall: number) => number {
  if (zone.components.length > mostObservances)
    unreadable('This calendar describes a time zone that changes too often.');
  const [from, before] = [window.start - 800 * DAY, window.end + 400 * DAY];
  const changes: Change[] = [];
  let earliest: (Change & { readonly previous: number }) | null = null;
  for (const observance of zone.components) {
    const first = momentIn(observance, 'dtstart');
    if (!first) continue;
    const offset = offsetOf(textOf(observance, 'tzoffsetto'));
    const previous = offsetOf(textOf(observance, 'tzoffsetfrom'));
    if (!earliest || first.wall < earliest.since)
      earliest = { since: first.wall, offset, previous };
    const wallOf = (until: Moment) => (until.zone === 'UTC' ? until.wall + previous : until.wall);
    const times = rulesOf(observance, 'rrule').flatMap((rule) =>
      timesOf(rule, first.wall, { from, before, budget, wallOf }),
    );
    const added = all(observance, 'rdate')
      .flatMap(momentsOf)
      .map(({ wall }) => wall);
    for (const since of [first.wall, ...added, ...times]) changes.push({ since, offset });
  }
  if (!earliest) return unreadable('This calendar describes a time zone that can’t be read.');
  const { previous } = earliest;
  const sorted = changes.toSorted((a, b) => a.since - b.since);
  return (wall) => lastAt(sorted, wall)?.offset ?? previous;
}

/** The last of sorted changes that is not after a moment. */
export function lastAt<Each extends { readonly since: number }>(
  sorted: readonly Each[],
  at: number,
): Each | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.since ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}

function offsetOf(text: string): number {
  const [whole, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text) ?? [];
  if (whole === undefined || Number(hours) > 15)
    return unreadable('This calendar describes a time zone that can’t be read.');
  const size = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}
