import { locks } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#domain/ids.ts';
import { listenTogether } from '#web/actors/listen-together.ts';
import type { ApiClient } from '#web/api/client.ts';
import { catchUp, subscribe } from '#web/api/hints.ts';
import type { Hint } from '#web/api/hints.ts';
import { eventLines } from '../api/event-lines.ts';

const missed: Hint = { kind: 'missed' };
const changed = (...topics: string[]): Hint => ({ kind: 'changed', topics });

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A browser with a person in it, and a server that keeps its streams. */
function aBrowser({ hasLocks = true, silence = 60_000, since = '' } = {}) {
  const person = newId();
  const { lines, stream } = eventLines();
  const answered = { since: since || null };
  const aTab = (...wanted: string[]) => {
    const heard: Hint[] = [];
    const api = { stream } as ApiClient;
    const interests = { now: () => wanted, subscribe: () => () => undefined };
    const onHint = (hint: Hint) => void heard.push(hint);
    const close = listenTogether({
      person,
      onHint,
      interests,
      catchUp: (signal) => void catchUp(api, onHint, { ...answered, interests, signal }),
      listen: (onNews, options) =>
        subscribe(api, onNews, {
          ...options,
          since: () => answered.since,
          pause: async () => undefined,
        }),
      locks: hasLocks ? locks : undefined,
      silence,
    });
    open.push(close);
    return { heard, close };
  };
  const line = (nth: number) => vi.waitUntil(() => lines[nth]);
  return { lines, line, aTab };
}

test('many tabs hear the same over one stream', async () => {
  const { lines, line, aTab } = aBrowser();
  const tabs = Array.from({ length: 8 }, () => aTab());
  const first = await line(0);
  first.say('ready');
  first.say('change', { topics: ['bookings'] });
  for (const { heard } of tabs) await expect.poll(() => heard).toEqual([changed('bookings')]);
  expect(lines).toHaveLength(1);
});

test('the stream is asked for what any of the tabs wants to hear of, until that tab closes', async () => {
  const { lines, line, aTab } = aBrowser();
  aTab('ben');
  (await line(0)).say('ready');
  const other = aTab('ana', 'ben');
  const both = await line(1);
  expect(both.path).toBe('/events?slots=ana&slots=ben');
  both.say('ready');
  await expect.poll(() => other.heard).toContainEqual(changed('slots:ana'));
  other.close();
  expect((await line(2)).path).toBe('/events?slots=ben');
  expect(lines).toHaveLength(3);
});

test('when the tab that listens closes, another goes on and all take it that they missed something', async () => {
  const { line, aTab } = aBrowser();
  const first = aTab();
  const before = await line(0);
  before.say('ready');
  const [second, third] = [aTab('ana'), aTab('ben')];
  first.close();
  await expect.poll(() => before.isClosed()).toBe(true);
  const next = await vi.waitUntil(async () => {
    const latest = await line(1);
    return latest.isClosed() ? undefined : latest;
  });
  next.say('ready');
  for (const { heard } of [second, third]) await expect.poll(() => heard).toContainEqual(missed);
  expect(first.heard).toEqual([]);
});

test('a tab that falls silent is replaced by one that is looked at, and takes its turn again later', async () => {
  const { lines, line, aTab } = aBrowser({ silence: 100 });
  const silent = aTab();
  const before = await line(0);
  before.say('ready');
  const second = aTab();
  const after = await line(1);
  await expect.poll(() => before.isClosed()).toBe(true);
  after.say('ready');
  const isTold = setInterval(() => after.say('sign'), 20);
  await expect.poll(() => [silent.heard, second.heard]).toEqual([[missed], [missed]]);
  clearInterval(isTold);
  expect(lines).toHaveLength(2);
  second.close();
  await line(2);
});

test('a tab that comes while another listens asks once what it has missed, and hears the rest from the other', async () => {
  const { lines, line, aTab } = aBrowser({ since: 'ten' });
  const first = aTab();
  const common = await line(0);
  expect(common.path).toBe('/events?since=ten');
  common.say('ready');
  const second = aTab();
  const own = await line(1);
  expect(own.path).toBe('/events?since=ten');
  own.say('change', { topics: ['bookings'] });
  own.say('ready');
  await expect.poll(() => own.isClosed()).toBe(true);
  common.say('change', { topics: ['credits'] });
  await expect.poll(() => second.heard).toEqual([changed('bookings'), changed('credits')]);
  expect(first.heard).toEqual([changed('credits')]);
  expect(lines).toHaveLength(2);

  const third = aTab();
  (await line(2)).end();
  await expect.poll(() => third.heard).toEqual([missed]);
});

test('without locks each tab listens for itself', async () => {
  const { line, aTab } = aBrowser({ hasLocks: false });
  const [one, other] = [aTab(), aTab('ana')];
  for (const nth of [0, 1]) (await line(nth)).say('change', { topics: ['bookings'] });
  for (const { heard } of [one, other])
    await expect.poll(() => heard).toEqual([changed('bookings')]);
});

test('a page that the browser had put aside takes it that it missed something', async () => {
  const { line, aTab } = aBrowser();
  const { heard } = aTab();
  await line(0);
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toEqual([missed]);
});
