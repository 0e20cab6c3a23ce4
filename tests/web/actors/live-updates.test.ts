import { expect, test } from 'vitest';
import { isTouchedBy } from '#web/actors/live-updates.ts';

const questions = {
  list: ['GET /bookings', { query: { tab: 'past' } }],
  counts: ['GET /bookings/counts', {}],
  booking7: ['GET /bookings/{booking}', { params: { booking: '7' } }],
  history7: ['GET /bookings/{booking}/history', { params: { booking: '7' } }],
  booking8: ['GET /bookings/{booking}', { params: { booking: '8' } }],
  request: ['GET /booking-requests/{bookingRequest}', { params: { bookingRequest: '3' } }],
  options: ['GET /booking-requests/options', {}],
  slotsOfAna: ['GET /booking-requests/slots', { query: { coach: 'ana' } }],
  timeOfAna: ['GET /coaches/{coach}/time', { params: { coach: 'ana' } }],
  hold: ['GET /slot-holds/mine', {}],
  notifications: ['GET /notifications/mine', {}],
  count: ['GET /notifications/mine/count', {}],
  dashboard: ['GET /dashboard', {}],
  credits: ['GET /session-credits/{entityType}/{entityId}', { params: { entityId: 'mia' } }],
  me: ['GET /auth/whoami', {}],
} as const;

const touched = (topic: string): string[] =>
  Object.entries(questions)
    .filter(([, key]) => isTouchedBy(topic, key))
    .map(([name]) => name);

test.each([
  ['booking:7', ['booking7', 'history7', 'request']],
  ['bookings', ['list', 'counts']],
  ['notifications', ['notifications', 'count']],
  ['dashboard', ['dashboard']],
  ['credits', ['options', 'credits']],
  ['holds', ['slotsOfAna', 'hold']],
  ['slots:ana', ['slotsOfAna', 'timeOfAna']],
  ['slots:ben', []],
])('a change of %s makes %j old', (topic, names) => {
  expect(touched(topic)).toEqual(names);
});

test('a topic nobody knows here makes everything old', () => {
  expect(touched('weather')).toEqual(Object.keys(questions));
});
