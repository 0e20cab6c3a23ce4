import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import { planDemo } from '#server/demo/plan-demo.ts';

/** Ordinary days, a weekend night, hours when clocks change, the ends of a month and of a year. */
const moments = [
  '2026-03-02T09:00:00.000Z',
  '2026-11-21T04:41:13.500Z',
  '2027-03-28T00:59:30.000Z',
  '2026-10-25T01:10:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2028-02-29T12:07:00.000Z',
  '2027-07-04T18:30:00.000Z',
].map(Date.parse);

describe.each(moments.map((now) => ({ now, when: new Date(now).toISOString() })))(
  'planned at $when',
  ({ now }) => {
    const { planned, world, groups } = planDemo(now);
    const ahead = (email: string) =>
      planned
        .filter(({ member, startsAt }) => member.email === email && startsAt > now)
        .map(({ startsAt }) => (startsAt - now) / HOUR);

    test('there is a session in some hours for the demo member, one about to start and one going on', () => {
      const soon = ahead('mia.thornton@northwind.example').filter(
        (hours) => hours >= 3 && hours <= 5,
      );
      expect(soon).toHaveLength(1);
      expect(planned.some(({ startsAt }) => startsAt >= now && startsAt <= now + 20 * MINUTE)).toBe(
        true,
      );
      expect(planned.some(({ startsAt, endsAt }) => startsAt < now && endsAt > now)).toBe(true);
    });

    test('there are about as many bookings as ever', () => {
      expect(planned.length).toBeGreaterThanOrEqual(170);
      const starts = planned.map(({ startsAt }) => startsAt);
      expect(Math.min(...starts)).toBeGreaterThan(now - 95 * DAY);
      expect(Math.max(...starts)).toBeLessThan(now + 30 * DAY);
    });

    test('nobody is in two places at once, and everything happens in order', () => {
      for (const [index, one] of planned.entries()) {
        expect(one.madeAt).toBeLessThan(now);
        const times = [one.madeAt, ...one.steps.map(({ at }) => at)];
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const people = new Set([
          one.coach.id,
          ...(one.team?.members ?? [one.member]).map(({ id }) => id),
        ]);
        const clashing = planned.slice(index + 1).filter((other) => {
          const others = [
            other.coach.id,
            ...(other.team?.members ?? [other.member]).map(({ id }) => id),
          ];
          return (
            other.startsAt < one.endsAt &&
            one.startsAt < other.endsAt &&
            others.some((id) => people.has(id))
          );
        });
        expect(clashing).toEqual([]);
      }
    });

    test('what is booked together has a time and credits: a series, a cohort, the requests of a team, and some of what is over', () => {
      expect(groups.map(({ bookings, leftOut }) => [bookings.length, leftOut.length])).toEqual([
        [4, 0],
        [4, 0],
        [3, 0],
        [expect.toSatisfy((many: number) => many > 0), expect.any(Number)],
      ]);
    });

    test('members ask while they are awake, except in the last two days', () => {
      const earlier = planned.filter(
        ({ madeAt, type }) => type === 'REQUEST' && madeAt < now - 2 * DAY,
      );
      const hours = earlier.map(({ member, madeAt }) => wallOf(member.zone, madeAt).minutes / 60);
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(7);
      expect(Math.max(...hours)).toBeLessThanOrEqual(22);
    });

    test('the leave and the other calendars of coaches lie where nobody is booked', () => {
      expect(world.coaches).toHaveLength(8);
      for (const { coach, startsAt, endsAt } of planned) {
        expect(coach.calendar.busy.some(({ start, end }) => start < endsAt && startsAt < end)).toBe(
          false,
        );
      }
    });
  },
);
