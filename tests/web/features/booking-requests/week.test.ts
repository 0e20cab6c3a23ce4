import { describe, expect, test } from 'vitest';
import { edgesOf, momentInSentence, weekOf } from '#web/features/booking-requests/time/week.ts';

const slot = (startsAt: string, ...reasons: string[]) => ({
  startsAt,
  free: reasons.length === 0,
  reasons,
});
const night = 'Outside Ana’s working hours.';
const days = [
  {
    date: '2027-05-03',
    slots: [
      slot('2027-05-03T06:00:00.000Z', night),
      slot('2027-05-03T07:00:00.000Z', 'That time has just been taken.', night),
      slot('2027-05-03T08:00:00.000Z'),
      slot('2027-05-03T09:00:00.000Z', night),
      slot('2027-05-03T10:00:00.000Z'),
      slot('2027-05-03T20:00:00.000Z', night),
      slot('2027-05-03T23:30:00.000Z', night),
    ],
  },
];

describe('a week of times', () => {
  test('has seven days, each with what lies between its closed edges', () => {
    const week = weekOf({ days }, '2027-05-03', 'Europe/London');
    expect(week.map(({ date }) => date.slice(8))).toEqual([
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
    ]);
    expect(week[0]?.free).toBe(2);
    expect(week[0]?.slots.map(({ reason }) => reason)).toEqual([
      'That time has just been taken.',
      undefined,
      night,
      undefined,
    ]);
    expect(week[1]?.free).toBe(0);
  });

  test('puts a time on the reader’s day, whatever the server’s', () => {
    const [, next] = weekOf({ days }, '2027-05-03', 'Europe/London');
    expect(next?.before).toBe(night);
    const tokyo = weekOf({ days }, '2027-05-04', 'Asia/Tokyo');
    expect(tokyo[0]?.before).toBe(night);
  });

  test('says once what closes a day', () => {
    const [day] = weekOf({ days }, '2027-05-03', 'Europe/London');
    if (day === undefined) throw new Error('There is no day.');
    expect(edgesOf(day, 'Europe/London')).toBe(`Before 08:00 and after 11:00: ${night}`);
    expect(edgesOf({ ...day, after: 'Book at most 60 days ahead.' }, 'Europe/London')).toBe(
      `Before 08:00: ${night} After 11:00: Book at most 60 days ahead.`,
    );
    expect(edgesOf({ ...day, slots: [] }, 'Europe/London')).toBe(night);
  });

  test('a free day from edge to edge says nothing', () => {
    const free = [{ date: '2027-05-03', slots: [slot('2027-05-03T08:00:00.000Z')] }];
    const [day] = weekOf({ days: free }, '2027-05-03', 'Europe/London');
    expect(day?.slots).toHaveLength(1);
    expect(day && edgesOf(day, 'Europe/London')).toBeNull();
  });
});

describe('a moment', () => {
  const at = Date.parse('2027-05-03T13:00:00.000Z');

  test('near days are written small inside a sentence', () => {
    expect(momentInSentence(at, 'UTC', at - 86_400_000)).toBe('tomorrow, 13:00');
    expect(momentInSentence(at, 'UTC', at - 9 * 86_400_000)).toBe('Mon 3 May, 13:00');
  });
});
