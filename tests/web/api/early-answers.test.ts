import { afterEach, expect, test, vi } from 'vitest';
import { takingEarly } from '#web/api/early-answers.ts';

const headers = { Accept: 'application/json', Authorization: 'Bearer one', Locale: 'en-GB' };
const late = vi.fn<typeof fetch>(() => Promise.resolve(new Response('late')));
const send = takingEarly(late);
const textOf = async (path: string, init: RequestInit): Promise<string> =>
  (await send(path, init)).text();

function asked(answer: Promise<Response>, askedAt = Date.now()): void {
  answer.catch(() => undefined);
  globalThis.waymarkEarly = { askedAt, headers, answers: new Map([['/api/dashboard', answer]]) };
}

const early = (): Promise<Response> => Promise.resolve(new Response('early'));

afterEach(() => {
  delete globalThis.waymarkEarly;
  late.mockClear();
});

test('what was asked early is taken by whoever asks the same, once', async () => {
  asked(early());
  expect(await textOf('/api/dashboard', { headers })).toBe('early');
  expect(await textOf('/api/dashboard', { headers })).toBe('late');
});

test.each([
  [
    'for another person',
    '/api/dashboard',
    { headers: { ...headers, Authorization: 'Bearer two' } },
  ],
  ['in another language', '/api/dashboard', { headers: { ...headers, Locale: 'de-DE' } }],
  ['about something else', '/api/bookings', { headers }],
  ['to change something', '/api/dashboard', { headers, method: 'POST' }],
])('what is asked %s is asked anew', async (_, path, init) => {
  asked(early());
  expect(await textOf(path, init)).toBe('late');
});

test('what is asked after something was changed is asked anew', async () => {
  asked(early());
  await send('/api/profile', { headers, method: 'POST' });
  expect(await textOf('/api/dashboard', { headers })).toBe('late');
});

test('the script that asks early learns that the product is there', () => {
  takingEarly(late);
  expect(globalThis.waymarkEarly).toBe(null);
});

test.each([
  ['was refused', () => Promise.resolve(new Response('', { status: 401 }))],
  ['did not arrive', () => Promise.reject(new Error('no network'))],
])('what %s is asked again', async (_, answer) => {
  asked(answer());
  expect(await textOf('/api/dashboard', { headers })).toBe('late');
});

test('what is old is asked again', async () => {
  asked(early(), Date.now() - 700_000);
  expect(await textOf('/api/dashboard', { headers })).toBe('late');
});
