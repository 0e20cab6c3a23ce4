import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isTouchedBy, refreshChanged } from '#web/api/refresh.ts';

const questions = {
  list: ['GET /bookings', { query: { tab: 'past' } }],
  counts: ['GET /bookings/counts', {}],
  booking7: ['GET /bookings/{booking}', { params: { booking: '7' } }],
  history7: ['GET /bookings/{booking}/history', { params: { booking: '7' } }],
  booking8: ['GET /bookings/{booking}', { params: { booking: '8' } }],
  request: ['GET /booking-requests/{bookingRequest}', { params: { bookingRequest: '3' } }],
  options: ['GET /booking-requests/options', {}],
  slotsOfAna: ['GET /booking-requests/slots', { query: { coach: 'ana' } }],
  nextTimes: ['GET /booking-requests/next-times', { query: { coach: ['ben', 'ana'] } }],
  timeOfAna: ['GET /coaches/{coach}/time', { params: { coach: 'ana' } }],
  hold: ['GET /slot-holds/mine', {}],
  notifications: ['GET /notifications/mine', {}],
  count: ['GET /notifications/mine/count', {}],
  dashboard: ['GET /dashboard', {}],
  credits: ['GET /session-credits/{entityType}/{entityId}', { params: { entityId: 'mia' } }],
  permissions: ['GET /coach-permissions', {}],
  permissionsOfSession: ['GET /sessions/{session}/coach-permissions', { params: { session: '5' } }],
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
  ['credits', ['options', 'credits', 'permissionsOfSession']],
  ['holds', ['slotsOfAna', 'nextTimes', 'hold']],
  ['slots:ana', ['slotsOfAna', 'nextTimes', 'timeOfAna']],
  ['slots:ben', ['nextTimes']],
  ['slots:eve', []],
  ['typing:ana', []],
  ['online:ana', []],
  ['away:ana', []],
  ['record:coach-permissions', ['permissions', 'permissionsOfSession']],
])('a change of %s makes %j old', (topic, names) => {
  expect(touched(topic)).toEqual(names);
});

test('a topic nobody knows here makes everything old', () => {
  expect(touched('weather')).toEqual(Object.keys(questions));
});

const shown = [
  ['GET /bookings', { query: { tab: 'past' } }],
  ['GET /bookings/{booking}', { params: { booking: '7' } }],
  ['GET /bookings/{booking}/history', { params: { booking: '7' } }],
  ['GET /dashboard', {}],
  ['GET /notifications/mine', {}],
  ['GET /profile', {}],
] as const;

/** The routes that are asked again after a command, of a page that shows all of these; and those that will be when they are shown next. */
async function askedAfter(command: string, topics: readonly string[] | null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked: string[] = [];
  const stops = shown.map((queryKey) =>
    new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => {
        asked.push(queryKey[0]);
        return queryKey[0];
      },
    }).subscribe(() => undefined),
  );
  await expect.poll(() => asked.length).toBe(shown.length);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  asked.splice(0);
  refreshChanged(queryClient, command, topics);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const later = shown
    .filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([route]) => route);
  for (const stop of stops) stop();
  queryClient.clear();
  return { asked, later };
}

test('a command has asked again what it changed and what stands at its own address, the rest when it is shown next', async () => {
  const { asked, later } = await askedAfter('POST /profile/preferences', [
    'booking:7',
    'dashboard',
  ]);
  expect(asked).toEqual([
    'GET /bookings/{booking}',
    'GET /bookings/{booking}/history',
    'GET /dashboard',
    'GET /profile',
  ]);
  expect(later).toEqual(['GET /bookings', 'GET /notifications/mine']);
});

test('where the server does not say what has changed, everything on screen is asked again', async () => {
  const { asked, later } = await askedAfter('POST /profile/preferences', null);
  expect(asked).toEqual(shown.map(([route]) => route));
  expect(later).toEqual([]);
});
