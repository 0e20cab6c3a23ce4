import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Constraint, UseRules } from '#domain/booking-constraints/constraint.ts';
import { usesUnder, refusedBy } from '#domain/booking-constraints/refused-by.ts';
import { leavesNone } from '#domain/booking-constraints/sentences.ts';
import { explain } from '#domain/slots/explain.ts';
import { findSlots } from '#domain/slots/find.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import { changesOf, ZONES } from '../zones.ts';

const zone = 'Europe/London';
const nothing = { zone, reader: zone, used: [], place: null, answered: [] };
const at = (text: string): number => Date.parse(text);
const start = (text: string, coachId = 'ana') => ({
  at: at(text),
  durationMs: HOUR,
  coachId,
});
const said = (constraint: Constraint, text: string, more: Partial<UseRules> = {}) =>
  refusedBy(constraint, { ...nothing, constraints: [constraint], ...more }, start(text));

describe('what a constraint says', () => {
  it('names the coach it is for', () => {
    const only = { kind: 'coachIn', coaches: [{ id: 'ben', name: 'Ben Okoro' }] } as const;
    expect(said(only, '2027-06-01T10:00:00Z')).toBe('This credit can only be used with Ben Okoro.');
  });

  it('begins and ends with days of the programme, clocks changed or not', () => {
    const from = { kind: 'notBefore', date: '2027-06-02' } as const;
    expect(said(from, '2027-06-01T22:59:00Z')).toContain('can be used from');
    expect(said(from, '2027-06-01T23:00:00Z')).toBeNull();
    const until = { kind: 'notAfter', date: '2027-06-01' } as const;
    expect(said(until, '2027-06-01T22:59:00Z')).toBeNull();
    expect(said(until, '2027-06-01T23:00:00Z')).toContain('can be used until');
  });

  it('asks for the whole session between its clocks', () => {
    const morning = { kind: 'timeWindow', from: 540, to: 720 } as const;
    expect(said(morning, '2027-06-01T08:00:00Z')).toBeNull();
    expect(said(morning, '2027-06-01T10:00:00Z')).toBeNull();
    expect(said(morning, '2027-06-01T10:15:00Z')).toBe(
      'This credit can only be used between 09:00 and 12:00 (London time).',
    );
    expect(said({ kind: 'timeWindow', from: 0, to: 1440 }, '2027-06-01T22:00:00Z')).toBeNull();
  });

  it('says from when a session can be booked again', () => {
    const used = [{ start: at('2027-05-05T10:00:00Z'), isSame: true }];
    const apart = { kind: 'minDaysBetween', days: 7 } as const;
    expect(said(apart, '2027-05-11T10:00:00Z', { used })).toMatch(
      /^You can book this session again from .*12 May.* \(7 days between sessions\)\.$/,
    );
    expect(said(apart, '2027-05-12T10:00:00Z', { used })).toBeNull();
  });

  it('puts the days of the programme in the order of its reader', () => {
    const inNewYork = { reader: 'America/New_York' };
    const early = '2027-06-01T10:00:00Z';
    const from = { kind: 'notBefore', date: '2027-06-02' } as const;
    expect(said(from, early)).toBe('This credit can be used from Wed 2 Jun.');
    expect(said(from, early, inNewYork)).toBe('This credit can be used from Wed Jun 2.');
    const until = { kind: 'notAfter', date: '2027-05-03' } as const;
    expect(said(until, early, inNewYork)).toBe('This credit can be used until Mon May 3.');
    const used = [{ start: at('2027-05-05T23:30:00Z'), isSame: true }];
    expect(
      said({ kind: 'minDaysBetween', days: 7 }, '2027-05-11T10:00:00Z', { used, ...inNewYork }),
    ).toBe('You can book this session again from Thu May 13 (7 days between sessions).');
    const morning = { kind: 'timeWindow', from: 540, to: 720 } as const;
    expect(said(morning, early, { ...inNewYork, zone: 'Asia/Kathmandu' })).toContain(
      '(Kathmandu time)',
    );
    expect(leavesNone(until, { zone, ...inNewYork }, '2027-07-01')).toBe(
      'These constraints leave no bookable time before Thu Jul 1. It is this one that leaves none: This credit can be used until Mon May 3.',
    );
  });

  it('counts the sessions of a week from its Monday', () => {
    const used = [{ start: at('2027-05-03T10:00:00Z'), isSame: true }];
    const weekly = { kind: 'maxPerPeriod', most: 1, period: 'week' } as const;
    expect(said(weekly, '2027-05-09T10:00:00Z', { used })).toBe(
      'You can book this session at most once a week.',
    );
    expect(said(weekly, '2027-05-10T10:00:00Z', { used })).toBeNull();
  });

  it('waits for other sessions, for questionnaires, and for places', () => {
    const used = [{ start: at('2027-05-03T10:00:00Z'), isSame: false }];
    const second = { kind: 'afterBooking', nth: 1 } as const;
    expect(said(second, '2027-05-02T10:00:00Z', { used })).toContain('after 1 session');
    expect(said(second, '2027-05-04T10:00:00Z', { used })).toBeNull();
    const questionnaire = { id: 'intake', name: 'Intake' };
    const intake = { kind: 'afterQuestionnaire', questionnaire } as const;
    expect(said(intake, '2027-05-04T10:00:00Z')).toBe('Complete “Intake” before booking.');
    expect(said(intake, '2027-05-04T10:00:00Z', { answered: ['intake'] })).toBeNull();
    const byVideo = { kind: 'locationIn', places: ['video'] } as const;
    expect(said(byVideo, '2027-05-04T10:00:00Z')).toBeNull();
    expect(said(byVideo, '2027-05-04T10:00:00Z', { place: 'phone' })).toContain('by video');
  });
});

const constraints = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('weekdays' as const),
      days: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 1 }),
    }),
    fc.record({
      kind: fc.constant('timeWindow' as const),
      from: fc.constantFrom(0, 60, 540),
      to: fc.constantFrom(600, 720, 1440),
    }),
    fc.record({
      kind: fc.constant('minDaysBetween' as const),
      days: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({
      kind: fc.constant('maxPerPeriod' as const),
      most: fc.integer({ min: 1, max: 2 }),
      period: fc.constantFrom('week' as const, 'month' as const),
    }),
    fc.record({ kind: fc.constant('afterBooking' as const), nth: fc.integer({ min: 1, max: 2 }) }),
  ),
  { maxLength: 4 },
);

/** Near a change of the clocks of a zone. */
const moments = fc.constantFrom(...ZONES).chain((each) => {
  const changes = changesOf(each, 2024, 2030);
  return fc.record({
    zone: fc.constant(each),
    now: fc.constantFrom(...(changes.length === 0 ? [at('2027-05-03T10:00:00Z')] : changes)),
  });
});

describe('one function for finding, refusing and explaining', () => {
  it('offers exactly the times that it has nothing to say about, wherever clocks change', () => {
    const days = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 3 });
    fc.assert(
      fc.property(moments, constraints, days, ({ zone: own, now }, rules, used) => {
        const uses = usesUnder({
          ...nothing,
          zone: own,
          constraints: rules,
          used: used.map((day) => ({ start: now + day * DAY, isSame: day % 2 === 0 })),
        });
        const always = [{ from: 0, to: 1440 }];
        const weekly = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, always]));
        const coach = {
          id: 'ana',
          firstName: 'Ana',
          zone: own,
          versions: [{ effectiveFrom: '2000-01-01', zone: own, weekly }],
          exceptions: [],
          reservations: [],
          busy: [],
        };
        const slotRules = {
          now: now - DAY,
          durationMs: HOUR,
          stepMinutes: 60,
          bufferBeforeMs: 0,
          bufferAfterMs: 0,
          minNoticeMs: 0,
          horizonMs: 30 * DAY,
          memberBusy: [],
        };
        const all = findSlots(coach, slotRules, now - DAY, now + 2 * DAY);
        const found = findSlots(coach, { ...slotRules, uses }, now - DAY, now + 2 * DAY);
        const open = all.filter((each) =>
          uses.allows({ at: each, durationMs: HOUR, coachId: 'ana' }),
        );
        expect(found).toEqual(open);
        const unexplained = all.filter(
          (each) => explain(coach, { ...slotRules, uses }, each, own).length === 0,
        );
        expect(unexplained).toEqual(found);
      }),
      { numRuns: 100 },
    );
  });
});
