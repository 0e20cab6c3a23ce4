import { afterAll, beforeAll, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const shown: unknown[] = [];
const opened: string[] = [];
const focused: string[] = [];
let pages: readonly string[] = [];
const work: Promise<unknown>[] = [];

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (name: string, listen: Listener) =>
    listeners.set(name, listen),
  );
  vi.stubGlobal('registration', {
    showNotification: (title: string, options: object) =>
      Promise.resolve(void shown.push({ title, ...options })),
  });
  vi.stubGlobal('clients', {
    matchAll: () =>
      Promise.resolve(
        pages.map((url) => ({ url, focus: () => Promise.resolve(void focused.push(url)) })),
      ),
    openWindow: (address: string) => Promise.resolve(void opened.push(address)),
  });
  await vi.importActual('#web/push-worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

const waitUntil = (piece: Promise<unknown>) => void work.push(piece);

async function click(path: string): Promise<void> {
  const notification = { close: () => undefined, data: { path } };
  listeners.get('notificationclick')?.({ notification, waitUntil });
  await Promise.all(work);
}

test('what is sent is shown under its name, and nothing is listened to that pages load', async () => {
  const said = { title: 'Waymark', text: 'Ana confirmed.', path: '/app/bookings/b1', tag: 'one' };
  listeners.get('push')?.({ data: { json: () => said }, waitUntil });
  await Promise.all(work);
  expect(shown).toEqual([
    { title: 'Waymark', body: 'Ana confirmed.', tag: 'one', data: { path: '/app/bookings/b1' } },
  ]);
  expect([...listeners.keys()].toSorted()).toEqual(['install', 'notificationclick', 'push']);
});

test('a click leads to the page that is open already, else to a new one, and never elsewhere', async () => {
  const { origin } = location;
  pages = [`${origin}/app/bookings/b1`];
  await click('/app/bookings/b1');
  expect(focused).toEqual(pages);
  await click('/app/bookings/b2');
  expect(opened).toEqual([`${origin}/app/bookings/b2`]);
  await click('//elsewhere.example/app');
  expect(opened).toHaveLength(1);
});
