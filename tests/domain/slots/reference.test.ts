import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, explainer } from '#domain/slots/explain.ts';
import { findSlots } from '#domain/slots/find.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { slowSlots } from './reference.ts';
import { worlds } from './worlds.ts';

const iso = (slots: readonly number[]) => slots.map((ms) => new Date(ms).toISOString());

describe('the slot finder', () => {
  it('finds what the slow reference finds, in every zone and across every change of clocks', () => {
    let found = 0;
    fc.assert(
      fc.property(worlds, ({ coach, rules, from, to }) => {
        const slots = findSlots(coach, rules, from, to);
        found += slots.length;
        expect(iso(slots)).toEqual(iso(slowSlots(coach, rules, from, to)));
      }),
      { numRuns: 250 },
    );
    expect(found).toBeGreaterThan(1000);
  });

  it('offers an instant exactly when there is nothing to explain, alone or among others, to whomever', () => {
    fc.assert(
      fc.property(worlds, ({ coach, rules, from, to }) => {
        const slots = new Set(findSlots(coach, rules, from, to));
        const all = { zone: coach.zone, start: from, end: to };
        const toStaff = explainer(coach, rules, { ...all, audience: 'staff' });
        const toMembers = explainer(coach, rules, { ...all, audience: 'member' });
        for (let ms = from; ms < to; ms += 5 * MINUTE) {
          const reasons = explain(coach, rules, ms, coach.zone);
          const members = reasons.filter(({ audience }) => audience === 'member');
          expect([
            new Date(ms).toISOString(),
            reasons.length === 0,
            toStaff(ms),
            toMembers(ms),
          ]).toEqual([new Date(ms).toISOString(), slots.has(ms), reasons, members]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives the same answer for a stretch and for its two halves', () => {
    fc.assert(
      fc.property(
        worlds,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ coach, rules, from, to }, part) => {
          const middle = from + Math.floor((to - from) * part);
          const halves = [
            ...findSlots(coach, rules, from, middle),
            ...findSlots(coach, rules, middle, to),
          ];
          expect(findSlots(coach, rules, from, to)).toEqual(halves);
        },
      ),
      { numRuns: 300 },
    );
  });
});
