import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isTouchedBy, refresh, refreshChanged, type Answered } from '#web/api/refresh.ts';

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
async function askedAfter(
  command: string,
  topics: readonly string[] | null,
  answered: Answered = { params: {}, data: undefined },
  meanwhile: (queryClient: QueryClient) => void = () => undefined,
) {
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
  meanwhile(queryClient);
  asked.splice(0);
  refreshChanged(queryClient, command, topics, answered);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const later = shown
    .filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([route]) => route);
  const booking = queryClient.getQueryData(shown[1]);
  for (const stop of stops) stop();
  queryClient.clear();
  return { asked, later, booking };
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

test.each([
  ['what it changed', ['booking:7', 'bookings', 'dashboard']],
  ['everything, where the server does not say', null],
] as const)(
  'the page of a record shows what an event of it was answered with and is not asked again; asked is %s',
  async (_, topics) => {
    const data = { id: '7', version: 2 };
    const { asked, booking } = await askedAfter('POST /bookings/{booking}/events', topics, {
      params: { booking: '7' },
      data,
    });
    expect(booking).toBe(data);
    expect(asked).toEqual(
      topics === null
        ? shown.map(([route]) => route).filter((route) => route !== 'GET /bookings/{booking}')
        : ['GET /bookings', 'GET /bookings/{booking}/history', 'GET /dashboard'],
    );
  },
);

test('the page of another record than the one that was changed is asked again', async () => {
  const { asked } = await askedAfter('POST /bookings/{booking}/events', ['booking:7'], {
    params: { booking: '8' },
    data: { id: '8' },
  });
  expect(asked).toContain('GET /bookings/{booking}');
});

test('a page that was just being asked again is asked once more: that answer may have been newer than the command’s', async () => {
  const answered = { params: { booking: '7' }, data: { id: '7', status: 'deleted' } };
  const { asked, booking } = await askedAfter(
    'POST /bookings/{booking}/events',
    ['booking:7'],
    answered,
    (queryClient) => void queryClient.refetchQueries({ queryKey: shown[1] }),
  );
  expect(asked).toContain('GET /bookings/{booking}');
  expect(booking).toBe('GET /bookings/{booking}');
});

/** What a page shows of a booking that changes while the first answer about it is on its way, whether the page is open by then or not. */
async function shownAfter(isShown: boolean, makeOld: (queryClient: QueryClient) => void) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const older = Promise.withResolvers<string>();
  const answers = [older.promise, 'newer'];
  const options = { queryKey: shown[1], queryFn: () => answers.shift() ?? 'newest' };
  const page = new QueryObserver(queryClient, options);
  const open = () => page.subscribe(() => undefined);
  const stop = isShown ? open() : undefined;
  const ahead = queryClient.prefetchQuery(options);
  makeOld(queryClient);
  older.resolve('older');
  await ahead;
  const stopLater = isShown ? undefined : open();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const { data } = page.getCurrentResult();
  stop?.();
  stopLater?.();
  queryClient.clear();
  return data;
}

const byHint = (queryClient: QueryClient) =>
  refresh(queryClient, { kind: 'changed', topics: ['booking:7'] });
const byCommand = (queryClient: QueryClient) =>
  refreshChanged(queryClient, 'POST /teams', ['booking:7'], { params: {}, data: undefined });
const byGap = (queryClient: QueryClient) => refresh(queryClient, { kind: 'missed' });

test.each([
  ['the first of a page, by a hint', true, byHint],
  ['the first of a page, when hints were missed', true, byGap],
  ['asked ahead of a page, by a hint', false, byHint],
  ['asked ahead of a page, by a command', false, byCommand],
] as const)(
  'an answer that becomes old on its way is asked again: %s',
  async (_, isShown, makeOld) => {
    expect(await shownAfter(isShown, makeOld)).toBe('newer');
  },
);
