import { describe, expect, it } from 'vitest';
import { explain } from '#domain/slots/explain.ts';
import { findSlots } from '#domain/slots/find.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { ana, at, booking, everyDay, rules, timesOn } from './coach-ana.ts';

describe('days on which the clocks change', () => {
  it('are named as they are counted, where the clocks go back over midnight', () => {
    const coach = ana(
      'America/St_Johns',
      everyDay(0, 1440),
      { reservations: [booking('2009-11-01T02:30Z', '2009-11-01T02:35Z')] },
      { effectiveFrom: '2009-01-01', maxSessionsPerDay: 1 },
    );
    const asked = rules({ now: at('2009-10-01T00:00Z'), durationMs: 15 * MINUTE });
    const onTheDay = (time: string) =>
      explain(coach, asked, at(time), coach.zone).flatMap(({ code, audience, sentence }) =>
        code === 'dailyLimit' && audience === 'staff' ? [sentence] : [],
      );
    // The wall says 23:05 on 31 October once more, but the day has begun.
    const named = ['The limit of 1 session a day is reached on Sun 1 Nov.'];
    expect(onTheDay('2009-11-01T02:35Z')).toEqual(named);
    expect(onTheDay('2009-11-01T03:30Z')).toEqual(named);
  });

  it.each([
    ['23 hours', 'Europe/London', '2026-03-29', ['00:00', '02:00', '03:00']],
    ['25 hours', 'Europe/London', '2026-10-25', ['00:00', '01:00', '01:00', '02:00', '03:00']],
    ['23½ hours', 'Australia/Lord_Howe', '2026-10-04', ['00:00', '01:00', '03:00']],
    ['24½ hours', 'Australia/Lord_Howe', '2026-04-05', ['00:00', '01:00', '02:00', '03:00']],
    ['a day that begins at 01:00', 'Asia/Beirut', '2026-03-29', ['01:00', '02:00', '03:00']],
  ])('%s in %s', (_, zone, date, times) => {
    expect(timesOn(date, ana(zone, everyDay(0, 240)))).toEqual(times);
  });

  it('move hours that the clocks skip, and take the first of hours shown twice', () => {
    const skipped = ana('Europe/London', everyDay(60, 120));
    expect(timesOn('2026-03-29', skipped)).toEqual([]);
    const half = ana('Europe/London', everyDay(90, 240));
    expect(timesOn('2026-03-29', half, { stepMinutes: 30 })).toEqual(['02:30', '03:00']);
    expect(
      findSlots(half, rules({ stepMinutes: 30 }), at('2026-10-25T00:00Z'), at('2026-10-25T01:00Z')),
    ).toEqual([at('2026-10-25T00:30Z')]);
  });

  it('have no hours when the zone skipped the date, and lend none to the next', () => {
    const fridays = ana(
      'Pacific/Apia',
      { 5: [{ from: 540, to: 660 }] },
      {},
      { effectiveFrom: '2011-01-01' },
    );
    const then = { now: at('2011-12-01T00:00Z') };
    const days = ['2011-12-23', '2011-12-30', '2011-12-31'];
    expect(days.map((date) => timesOn(date, fridays, then))).toEqual([['09:00', '10:00'], [], []]);
  });

  it('keep the grid on the wall when clocks move by half an hour', () => {
    const coach = ana('Australia/Lord_Howe', everyDay(0, 1440));
    expect(timesOn('2026-10-04', coach).every((time) => time.endsWith(':00'))).toBe(true);
    expect(timesOn('2026-10-04', coach)).toHaveLength(23);
  });
});
