import { expect, test } from 'vitest';
import { readerMay } from '#machines/booking/reader-may.ts';
import type { Role } from '#machines/person.ts';

const listed = (status: string, id: string, role: Role, place = 'video') =>
  Object.entries(readerMay({ status, place, coach: 'ana', attendees: ['mia'] }, { id, role }))
    .filter(([, may]) => may)
    .map(([what]) => what);

test.each([
  ['requested', []],
  ['confirmed.scheduled', ['mayAddToCalendar']],
  ['confirmed.open', ['mayAddToCalendar', 'mayReadChat']],
  ['completed', ['mayReview', 'mayReadChat']],
  ['cancelled', []],
] as const)('who comes to a session that is %s may: %j', (status, may) => {
  expect(listed(status, 'mia', 'Member')).toEqual([...may, 'mayReadCredits']);
});

test.each([
  ['confirmed.scheduled', 'Member', ['mayAddToCalendar']],
  ['completed', 'Member', []],
  ['confirmed.scheduled', 'Coach', ['mayAddToCalendar']],
  ['completed', 'Coach', ['mayReadReviews']],
  ['cancelled', 'Coach', []],
  ['completed', 'Admin', ['mayReadReviews', 'mayReadProblems', 'mayReadCredits', 'maySeeAsOf']],
  ['cancelled', 'SuperAdmin', ['mayReadProblems', 'mayReadCredits', 'maySeeAsOf']],
] as const)(
  'of a session that is %s, a %s who does not come to it may: %j',
  (status, role, may) => {
    expect(listed(status, 'somebody', role)).toEqual(may);
  },
);

test.each([
  ['confirmed.scheduled', false],
  ['confirmed.inProgress', true],
  ['missed', true],
  ['cancelled', false],
] as const)('the chat of a session that is %s is there for its coach: %j', (status, may) => {
  expect(listed(status, 'ana', 'Coach').includes('mayReadChat')).toBe(may);
});

test('a session elsewhere than in a room has no reports about the meeting', () => {
  expect(listed('completed', 'ada', 'Admin', 'phone')).not.toContain('mayReadProblems');
  expect(listed('completed', 'mia', 'Member', 'phone')).not.toContain('mayReadChat');
});
