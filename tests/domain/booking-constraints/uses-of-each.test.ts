import { expect, test } from 'vitest';
import type { Constraint } from '#domain/booking-constraints/constraint.ts';
import { usesUnder } from '#domain/booking-constraints/refused-by.ts';
import { refusedTo, usesOfEach } from '#domain/booking-constraints/uses-of-each.ts';

const usesOf = (...constraints: readonly Constraint[]) =>
  usesUnder({
    constraints,
    zone: 'Etc/UTC',
    reader: 'Etc/UTC',
    used: [],
    place: null,
    answered: [],
  });

const always = { effectiveAt: 0, expiresAt: Number.MAX_SAFE_INTEGER };
const monday = { at: Date.parse('2026-03-16T10:00:00Z'), durationMs: 3_600_000, coachId: 'ana' };
const tuesday = { ...monday, at: Date.parse('2026-03-17T10:00:00Z') };
const mondays = { ...always, uses: usesOf({ kind: 'weekdays', days: [1] }) };
const free = { ...always, uses: usesOf() };

test('a start is open when the chosen credit and one of each of the others may be used', () => {
  const uses = usesOfEach(usesOf(), [
    { name: 'Tom Reed', credits: [mondays] },
    { name: 'Lea Novak', credits: [mondays, free] },
  ]);
  expect([uses.allows(monday), uses.allows(tuesday)]).toEqual([true, false]);
  expect(uses.refusals(monday)).toEqual([]);
  expect(uses.refusals(tuesday)).toEqual([
    'Tom Reed’s credit can’t be used for this: “This credit can only be used on Mondays.”',
  ]);
  expect(uses.rules.constraints).not.toEqual([]);
});

test('the rule of the chosen credit is said first, in its own words', () => {
  const uses = usesOfEach(mondays.uses, [{ name: 'Tom Reed', credits: [mondays] }]);
  expect(uses.refusals(tuesday)[0]).toBe('This credit can only be used on Mondays.');
  expect(uses.refusals(tuesday)).toHaveLength(2);
});

test('a credit that is not valid then neither opens a start nor closes it', () => {
  const over = { ...free, expiresAt: tuesday.at };
  expect(refusedTo({ credits: [over, mondays] }, tuesday)).toContain('Mondays');
  expect(refusedTo({ credits: [{ ...mondays, expiresAt: 0 }] }, tuesday)).toBeNull();
  expect(refusedTo({ credits: [] }, tuesday)).toBeNull();
});
