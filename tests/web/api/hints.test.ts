import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '#web/api/client.ts';
import { subscribe } from '#web/api/hints.ts';
import type { Hint } from '#web/api/hints.ts';
import { eventLines } from './event-lines.ts';
import type { EventLine } from './event-lines.ts';

const changed = (...topics: string[]): Hint => ({ kind: 'changed', topics });
const missed: Hint = { kind: 'missed' };

/** A page with interests of its own, told what it heard. */
function aPage() {
  const { lines, stream } = eventLines();
  const heard: Hint[] = [];
  /** What was said only to know that everything before it has been heard. */
  let echoes = 0;
  const hear = (hint: Hint): void => {
    if (hint.kind === 'changed' && hint.topics.includes('echo')) echoes += 1;
    else heard.push(hint);
  };
  const listeners = new Set<() => void>();
  let coaches: string[] = [];
  const answered: { since: string | null } = { since: null };
  const stop = subscribe({ stream } as ApiClient, hear, {
    interests: {
      now: () => coaches,
      subscribe: (onChange) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    },
    since: () => answered.since,
    pause: async () => undefined,
  });
  return {
    lines,
    heard,
    stop,
    answered,
    wants: (...ids: string[]) => {
      coaches = ids;
      for (const listener of listeners) listener();
    },
    /** The server says something on a line, and the page has heard it. */
    says: async (line: EventLine, event: string, data?: object) => {
      const before = echoes;
      line.say(event, data);
      line.say('change', { topics: ['echo'] });
      await vi.waitUntil(() => echoes > before);
    },
    /** The line opened as the nth, once it is there. */
    line: async (nth: number) => vi.waitUntil(() => lines[nth]),
  };
}

let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
});
afterEach(() => page.stop());

test('a new interest is asked for on a new line, and the old one speaks until that is ready', async () => {
  const first = await page.line(0);
  expect(first.path).toBe('/events');
  await page.says(first, 'ready');
  page.wants('ana');
  const second = await page.line(1);
  expect(second.path).toBe('/events?slots=ana');
  await page.says(first, 'change', { topics: ['bookings'] });
  expect(first.isClosed()).toBe(false);
  await page.says(second, 'ready');
  expect(first.isClosed()).toBe(true);
  await page.says(second, 'change', { topics: ['slots:ana'] });
  expect(page.heard).toEqual([changed('bookings'), changed('slots:ana'), changed('slots:ana')]);
});

test('only what is newly of interest counts as changed; an interest that ends is nothing new', async () => {
  await page.says(await page.line(0), 'ready');
  page.wants('ana');
  await page.says(await page.line(1), 'ready');
  page.wants('ana', 'ben');
  const third = await page.line(2);
  expect(third.path).toBe('/events?slots=ana&slots=ben');
  await page.says(third, 'ready');
  page.wants();
  const fourth = await page.line(3);
  expect(fourth.path).toBe('/events');
  await page.says(fourth, 'ready');
  expect(third.isClosed()).toBe(true);
  expect(page.heard).toEqual([changed('slots:ana'), changed('slots:ben')]);
});

test('the first line that is ready tells what changed since the page was answered; the next ones go on from there', async () => {
  page.stop();
  const { lines, line, says, wants, answered, heard, stop } = aPage();
  answered.since = 'ten';
  const failed = await line(0);
  failed.end();
  const first = await line(1);
  await says(first, 'change', { topics: ['bookings'] });
  await says(first, 'ready');
  wants('ana');
  await says(await line(2), 'ready');
  expect(lines.map(({ path }) => path)).toEqual([
    '/events',
    '/events?since=ten',
    '/events?slots=ana',
  ]);
  expect(heard).toEqual([changed('bookings'), changed('slots:ana')]);
  stop();
});

test('a line that is not ready yet gives way to the next interest', async () => {
  const first = await page.line(0);
  await page.says(first, 'ready');
  page.wants('ana');
  const second = await page.line(1);
  page.wants('ben');
  const third = await page.line(2);
  expect([first.isClosed(), second.isClosed()]).toEqual([false, true]);
  await page.says(third, 'ready');
  expect(first.isClosed()).toBe(true);
  expect(page.heard).toEqual([changed('slots:ben')]);
});

test('when the old line ends before the new one is ready, changes may have been missed', async () => {
  const first = await page.line(0);
  await page.says(first, 'ready');
  page.wants('ana');
  const second = await page.line(1);
  first.end();
  await new Promise((resolve) => setImmediate(resolve));
  await page.says(second, 'ready');
  expect(page.heard).toEqual([missed]);
});

test('a lost line comes back with the same interests, and says that changes may have been missed', async () => {
  const first = await page.line(0);
  await page.says(first, 'ready');
  page.wants('ana');
  const second = await page.line(1);
  await page.says(second, 'ready');
  expect(first.isClosed()).toBe(true);
  second.end();
  const third = await page.line(2);
  expect(third.path).toBe('/events?slots=ana');
  await page.says(third, 'ready');
  expect(page.heard).toEqual([changed('slots:ana'), missed]);
});
