import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodsOf } from '#domain/slots/hours-period.ts';
import { explain } from '#domain/slots/explain.ts';
import { findSlots } from '#domain/slots/find.ts';
import { workingTime } from '#domain/slots/hours.ts';
import { DAY, HOUR, dateOfDay, weekdayOfDay } from '#domain/time/calendar.ts';
import { instantOf, wallOf } from '#domain/time/wall.ts';
import { ZONES, changesOf } from '../zones.ts';
import { worlds } from './worlds.ts';

const changes = new Map(ZONES.map((zone) => [zone, changesOf(zone, 2008, 2032)]));
const zoneAndDay = fc.constantFrom(...ZONES).chain((zone) => {
  const days = (changes.get(zone) ?? []).map((ms) => Math.floor(ms / DAY));
  const day = fc.tuple(fc.constantFrom(...days, 20_600), fc.integer({ min: -1, max: 1 }));
  return fc.record({ zone: fc.constant(zone), day: day.map(([near, away]) => near + away) });
});

describe('invariant 9', () => {
  it('hours of a date have the wall times of their rule, unless the clocks skip them', () => {
    const rule = fc.tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(zoneAndDay, rule, ({ zone, day }, [first, length]) => {
        const [from, to] = [first * 5, Math.min((first + length) * 5, 1440)];
        const date = dateOfDay(day);
        const skips = instantOf(zone, date, from).shifted || instantOf(zone, date, to).shifted;
        const version = {
          effectiveFrom: '2000-01-01',
          zone,
          weekly: { [weekdayOfDay(day)]: [{ from, to }] },
        };
        const coach = {
          firstName: 'Ana',
          zone,
          versions: [version],
          exceptions: [],
          reservations: [],
          busy: [],
        };
        const noon = instantOf(zone, date, 720).instant;
        const found = workingTime(
          coach,
          periodsOf(coach),
          noon - 13 * HOUR,
          noon + 13 * HOUR,
        ).intervals();
        if (skips) return;
        const walls = found.map(({ start, end }) => [wallOf(zone, start), wallOf(zone, end)]);
        const ends = to === 1440 ? { date: dateOfDay(day + 1), minutes: 0 } : { date, minutes: to };
        expect(walls).toContainEqual([
          expect.objectContaining({ date, minutes: from }),
          expect.objectContaining(ends),
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('each slot found can be booked by a fresh client, and then no longer by another', () => {
    fc.assert(
      fc.property(worlds, fc.nat(), ({ coach, rules, from, to }, choice) => {
        const slots = findSlots(coach, rules, from, to);
        const chosen = slots[choice % Math.max(1, slots.length)];
        if (chosen === undefined) return;
        expect(explain(coach, rules, chosen, coach.zone)).toEqual([]);
        const taken = {
          start: chosen,
          end: chosen + rules.durationMs,
          kind: 'hold' as const,
          bufferBeforeMs: 0,
          bufferAfterMs: 0,
          reference: 'hold',
        };
        const after = { ...coach, reservations: [...coach.reservations, taken] };
        expect(explain(after, rules, chosen, after.zone).map(({ code }) => code)).toContain(
          'taken',
        );
        expect(findSlots(after, rules, from, to)).not.toContain(chosen);
      }),
      { numRuns: 200 },
    );
  });
});
