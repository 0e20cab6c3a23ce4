import { describe, expect, it } from 'vitest';
import type { SlotRules } from '#domain/slots/coach-time.ts';
import { dayOfSlots } from '#domain/slots/day.ts';
import { explain } from '#domain/slots/explain.ts';
import { findSlots, nextFree } from '#domain/slots/find.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { formatTime } from '#domain/time/format.ts';
import { ana, at, booking, everyDay, rules, timesOn } from './coach-ana.ts';

describe('working hours', () => {
  it('over midnight are one stretch', () => {
    const overnight = { 5: [{ from: 1320, to: 1440 }], 6: [{ from: 0, to: 120 }] };
    const coach = ana('Asia/Kathmandu', overnight);
    const slots = findSlots(
      coach,
      rules({ durationMs: 90 * MINUTE, stepMinutes: 30 }),
      at('2026-05-01Z'),
      at('2026-05-03Z'),
    );
    expect(slots.map((ms) => formatTime(ms, 'Asia/Kathmandu'))).toEqual([
      '22:00',
      '22:30',
      '23:00',
      '23:30',
      '00:00',
      '00:30',
    ]);
  });

  it('are those of the version in force on that date', () => {
    const [old] = ana('UTC', everyDay(540, 660)).versions;
    const versions = [
      { effectiveFrom: '2026-05-05', zone: 'UTC', weekly: everyDay(600, 720) },
      ...(old ? [old] : []),
    ];
    const coach = ana('UTC', {}, { versions });
    expect(timesOn('2026-05-04', coach)).toEqual(['09:00', '10:00']);
    expect(timesOn('2026-05-05', coach)).toEqual(['10:00', '11:00']);
  });

  it('are changed by exceptions on their own dates only', () => {
    const moment = (date: string, minutes: number) => ({ date, minutes });
    const zone = 'UTC';
    const coach = ana(zone, everyDay(540, 720), {
      exceptions: [
        {
          kind: 'blocked',
          zone,
          startsAt: moment('2026-05-04', 600),
          endsAt: moment('2026-05-04', 660),
        },
        {
          kind: 'extra',
          zone,
          startsAt: moment('2026-05-05', 720),
          endsAt: moment('2026-05-05', 780),
        },
        { kind: 'outOfOffice', zone, firstDate: '2026-05-06', lastDate: '2026-05-07' },
      ],
    });
    expect(
      ['03', '04', '05', '06', '07', '08'].map((day) => timesOn(`2026-05-${day}`, coach).join(' ')),
    ).toEqual([
      '09:00 10:00 11:00',
      '09:00 11:00',
      '09:00 10:00 11:00 12:00',
      '',
      '',
      '09:00 10:00 11:00',
    ]);
    expect(timesOn('2026-05-11', coach)).toEqual(['09:00', '10:00', '11:00']);
  });
});

describe('obstacles', () => {
  const day = everyDay(540, 780);

  it('leave room for the buffers of both sessions, and sessions may touch without them', () => {
    const coach = ana('UTC', day, {
      reservations: [booking('2026-05-04T10:00Z', '2026-05-04T11:00Z', 10 * MINUTE)],
    });
    expect(timesOn('2026-05-04', coach, { stepMinutes: 30 })).toEqual(['09:00', '11:30', '12:00']);
    expect(timesOn('2026-05-04', coach, { stepMinutes: 5, bufferBeforeMs: 10 * MINUTE })[1]).toBe(
      '11:20',
    );
    expect(timesOn('2026-05-04', coach, { stepMinutes: 30, bufferAfterMs: 10 * MINUTE })).toEqual([
      '11:30',
      '12:00',
    ]);
  });

  it('take the larger of the coach’s buffer and the rules’', () => {
    const busy = [
      { start: at('2026-05-04T11:00Z'), end: at('2026-05-04T12:00Z'), calendar: 'Work' },
    ];
    const coach = ana('UTC', day, { busy }, { bufferAfterMs: 30 * MINUTE });
    const step = { stepMinutes: 30, bufferAfterMs: 10 * MINUTE };
    expect(timesOn('2026-05-04', coach, step)).toEqual(['09:00', '09:30', '12:00']);
  });

  it('are the member’s own sessions and the coach’s daily limit', () => {
    const memberBusy = [{ start: at('2026-05-04T09:30Z'), end: at('2026-05-04T10:00Z') }];
    expect(timesOn('2026-05-04', ana('UTC', day), { memberBusy })).toEqual([
      '10:00',
      '11:00',
      '12:00',
    ]);
    const reservations = [booking('2026-05-04T07:00Z', '2026-05-04T08:00Z')];
    const limited = ana('UTC', day, { reservations }, { maxSessionsPerDay: 1 });
    expect(timesOn('2026-05-04', limited)).toEqual([]);
    expect(timesOn('2026-05-05', limited)).toHaveLength(4);
  });

  it('are notice, horizon, programme and credit, each to the instant', () => {
    const now = at('2026-05-03T10:00Z');
    const coach = ana('UTC', day);
    const on = (more: Partial<SlotRules>) => timesOn('2026-05-04', coach, { now, ...more });
    expect(on({ minNoticeMs: 24 * HOUR })).toEqual(['10:00', '11:00', '12:00']);
    expect(on({ minNoticeMs: 24 * HOUR + 1 })).toEqual(['11:00', '12:00']);
    expect(on({ horizonMs: 24 * HOUR })).toEqual(['09:00', '10:00']);
    expect(on({ horizonMs: 24 * HOUR - 1 })).toEqual(['09:00']);
    const [start, end] = [at('2026-05-04T10:00Z'), at('2026-05-04T12:00Z')];
    expect(on({ window: { zone: 'UTC', start, end } })).toEqual(['10:00', '11:00']);
    expect(on({ lot: { effectiveAt: start, expiresAt: end } })).toEqual(['10:00', '11:00']);
  });

  it('of notice and hours may be set aside, but never the past', () => {
    const now = at('2026-05-04T11:30Z');
    const more = { now, minNoticeMs: DAY, stepMinutes: 60 };
    expect(timesOn('2026-05-04', ana('UTC', day), { ...more, ignore: ['notice'] })).toEqual([
      '12:00',
    ]);
    const evening = timesOn('2026-05-04', ana('UTC', {}), { ...more, ignore: ['notice', 'hours'] });
    expect([evening[0], evening.length]).toEqual(['12:00', 12]);
  });
});

describe('the explainer', () => {
  const coach = ana('Europe/London', everyDay(540, 1020), {
    reservations: [booking('2026-05-05T10:00Z', '2026-05-05T11:00Z')],
    busy: [{ start: at('2026-05-05T13:00Z'), end: at('2026-05-05T14:00Z'), calendar: 'Family' }],
  });
  const member = (instant: string, more: Partial<SlotRules> = {}) =>
    reasonsFor('member', explain(coach, rules(more), at(instant), coach.zone)).map(
      ({ sentence }) => sentence,
    );

  it('tells members why, in the order of what is hardest to change', () => {
    const now = at('2026-05-05T06:00Z');
    expect(member('2026-05-05T09:00Z')).toEqual([]);
    expect(member('2026-05-05T10:00Z', { now, minNoticeMs: DAY })).toEqual([
      'Book at least 24 hours ahead.',
      'That time has just been taken.',
    ]);
    const own = { start: at('2026-05-05T18:00Z'), end: at('2026-05-05T19:00Z') };
    expect(member('2026-05-05T18:00Z', { memberBusy: [own] })).toEqual([
      'Outside Ana’s working hours.',
      'You already have a session at that time.',
    ]);
    expect(member('2026-05-05T05:00Z', { now })[0]).toBe('That time has passed.');
    expect(member('2026-05-05T09:10Z')).toContain('Choose one of the times offered.');
  });

  it('tells staff which booking and which calendar, and members neither', () => {
    const staff = (instant: string) =>
      explain(coach, rules(), at(instant), coach.zone).filter((r) => r.audience === 'staff');
    expect(staff('2026-05-05T10:00Z').map((r) => r.reference)).toEqual(['B-7K2M9Q']);
    expect(staff('2026-05-05T13:00Z').map((r) => r.sentence)).toEqual([
      'Busy in the calendar “Family”: Tue 5 May, 14:00–15:00.',
    ]);
    expect(member('2026-05-05T13:00Z')).toEqual(['Ana is busy at that time.']);
  });
});

describe('a day for a picker', () => {
  it('holds every time of the coach’s grid in the viewer’s day, free or with its reasons', () => {
    const coach = ana('Asia/Kathmandu', everyDay(540, 660));
    const day = dayOfSlots(coach, rules(), '2026-05-04', {
      zone: 'Europe/London',
      audience: 'member',
    });
    expect(day).toHaveLength(24);
    expect(day.map(({ instant }) => formatTime(instant, 'Europe/London'))[0]).toBe('00:15');
    const free = day
      .filter((slot) => slot.free)
      .map(({ instant }) => formatTime(instant, 'Asia/Kathmandu'));
    expect(free).toEqual(['09:00', '10:00']);
    expect(day.every((slot) => slot.free === (slot.reasons.length === 0))).toBe(true);
  });

  it('is followed by the next free times up to the horizon', () => {
    const coach = ana('UTC', { 1: [{ from: 540, to: 660 }] });
    const now = at('2026-05-04T09:30Z');
    expect(nextFree(coach, rules({ now, horizonMs: 60 * DAY }), now, 3)).toEqual(
      ['2026-05-04T10:00Z', '2026-05-11T09:00Z', '2026-05-11T10:00Z'].map(at),
    );
    expect(nextFree(coach, rules({ now, horizonMs: DAY }), now, 3)).toHaveLength(1);
  });

  it('needs a grid that divides a day', () => {
    expect(() => timesOn('2026-05-04', ana('UTC', everyDay(0, 60)), { stepMinutes: 25 })).toThrow(
      RangeError,
    );
  });
});
