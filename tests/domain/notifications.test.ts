import { describe, expect, test } from 'vitest';
import { bookingNotice, notices } from '#domain/notifications/notices.ts';
import type { BookingFacts, Recipient, NoticeFacts } from '#domain/notifications/booking-words.ts';

const hour = 60 * 60_000;
const startsAt = Date.parse('2026-06-03T13:00:00.000Z');
const mia = { id: 'a1', userId: 'mia', name: 'Mia Turner', attendance: 'expected' };
const tom = { id: 'a2', userId: 'tom', name: 'Tom Reed', attendance: 'expected' };

const facts: BookingFacts = {
  bookingId: 'b1',
  sessionId: 's1',
  sessionName: 'Sales coaching',
  coachId: 'ana',
  coachName: 'Ana Silva',
  askerName: 'Mia Turner',
  ownerId: 'mia',
  team: null,
  attendees: [mia],
  startsAt,
  expiresAt: startsAt - 2 * hour,
  isVideo: true,
  cost: 1,
  creditState: 'returned',
  lateWindow: 24 * hour,
  reason: 'Ill',
  actorName: 'Ana Silva',
  changes: {},
  at: startsAt - 24 * hour,
};
const member: Recipient = {
  id: 'mia',
  relation: 'member',
  timeZone: 'Europe/London',
  locale: 'en-GB',
};
const coach: Recipient = { ...member, id: 'ana', relation: 'coach' };

const told = (more: Partial<BookingFacts> = {}, recipient = member): NoticeFacts => ({
  facts: { ...facts, ...more },
  recipient,
  subject: null,
});
const { text: cancelled } = notices.BookingCancelled;
const { text: reminder } = notices.SessionReminder;
const { text: late } = notices.LateCancellation;
const { text: lost } = notices.BookingCreditLost;

test.each([
  [{}, member, 'Your credit is back.'],
  [{ cost: 2 }, member, 'Your 2 credits are back.'],
  [{ creditState: 'forfeited' }, member, 'Your credit is lost.'],
  [{ creditState: 'forfeited', cost: 3 }, coach, 'The 3 credits are lost.'],
  [{}, coach, 'The credit is back.'],
  [{ team: { id: 't', name: 'North' }, ownerId: 'lea' }, member, 'The team’s credit is back.'],
])('the credit sentence of %o suits its reader', (more, recipient, sentence) => {
  expect(cancelled(told(more, recipient))).toBe(
    `Ana Silva cancelled Sales coaching on Wed 3 Jun, 14:00. ${sentence}`,
  );
});

test('a free session has no credit sentence', () => {
  expect(cancelled(told({ cost: 0, creditState: 'none' }))).toMatch(/14:00\.$/);
});

test.each([
  ['Asia/Kathmandu', 'Wed 3 Jun, 18:45'],
  ['America/New_York', 'Wed Jun 3, 09:00'],
  ['Pacific/Auckland', 'Thu 4 Jun, 01:00'],
])('in %s the session is on %s', (timeZone, when) => {
  expect(cancelled(told({}, { ...member, timeZone }))).toContain(`on ${when}.`);
});

test.each([
  [24 * hour, 'in 24 hours'],
  [24 * hour - 2000, 'in 24 hours'],
  [hour + 2000, 'in 1 hour'],
  [hour - 2000, 'in 1 hour'],
  [48 * 60_000, 'in 50 minutes'],
])('a reminder %i ms before says %s', (before, words) => {
  expect(reminder(told({ at: startsAt - before }))).toContain(`Ana Silva ${words} (`);
});

test.each([
  [23.9 * hour, '23 h'],
  [hour, '1 h'],
  [hour - 1, '59 min'],
  [1000, '1 min'],
])('a session cancelled %i ms before says %s', (before, words) => {
  expect(late(told({ at: startsAt - before }, coach))).toContain(`only ${words} before the start`);
});

describe('lost credits', () => {
  test('say how many and why', () => {
    expect(lost(told({ cost: 2, lateWindow: 36 * hour }))).toBe(
      'You lost 2 credits for Sales coaching on Wed 3 Jun, 14:00 because it was cancelled less than 36 hours before.',
    );
    expect(lost(told({ attendees: [{ ...mia, attendance: 'missed' }] }))).toMatch(
      /because you missed it\.$/,
    );
  });
});

test('the coach of several people who are no team is told how many come', () => {
  expect(reminder(told({ attendees: [mia, tom] }, coach))).toContain('with 2 people in 24 hours');
});

test('a type without a text is refused', () => {
  expect(() => bookingNotice('Welcome')).toThrow('There is no text for Welcome');
  expect(() => bookingNotice('SessionReminder', 'coach')).toThrow('SessionReminder/coach');
});

const { text: updated } = notices.BookingUpdated;

test.each([
  ['phone', '+44 20 7946 0018', 'video call → by phone, +44 20 7946 0018'],
  ['inPerson', '1 High Street', 'video call → in person, 1 High Street'],
] as const)('a change of place says the old one and the new one: %s', (kind, detail, words) => {
  const place = [
    { kind: 'video', detail: null },
    { kind, detail },
  ] as const;
  expect(updated(told({ changes: { place } }))).toBe(
    `Sales coaching on Wed 3 Jun, 14:00 changed: ${words}.`,
  );
});
