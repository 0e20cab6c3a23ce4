import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeHint } from '#server/stream/hints.ts';
import { createPresence, type Presence } from '#server/stream/presence.ts';

let said: string[];
let here: Set<string>;
let presence: Presence;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  here = new Set();
  const note = ({ topics, to }: ChangeHint): void => {
    said.push(`${topics.join(' ')} to ${to.userIds.join(' ')}`);
  };
  presence = createPresence({ isHere: (id) => here.has(id), say: note, deliver: note });
});
afterEach(() => {
  presence.stop();
  vi.useRealTimers();
});

const look = (by: string, at: string) => presence.hear(JSON.stringify({ kind: 'look', by, at }));
const come = (id: string) => {
  here.add(id);
  presence.came(id);
};
const leave = (id: string) => {
  here.delete(id);
  presence.left(id);
};
/** What was said since the last time. */
const news = () => said.splice(0);

test('whoever looks hears at once of somebody who is here, and nothing of somebody who is not', () => {
  come('carl');
  look('mia', 'carl');
  look('mia', 'cora');
  expect(news()).toEqual(['online:carl to mia']);
});

test('whoever has looked hears when they come, and when they have been gone for five seconds', () => {
  look('mia', 'carl');
  come('carl');
  expect(news()).toEqual(['online:carl to mia']);
  leave('carl');
  vi.advanceTimersByTime(4_999);
  expect(news()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(news()).toEqual(['away:carl to mia']);
});

test('a page that is loaded again makes nobody go', () => {
  look('mia', 'carl');
  come('carl');
  leave('carl');
  vi.advanceTimersByTime(3_000);
  come('carl');
  news();
  vi.advanceTimersByTime(10_000);
  expect(news()).toEqual([]);
});

test('a look lasts 45 seconds from the last one, and then nothing is known of it', () => {
  look('mia', 'carl');
  vi.advanceTimersByTime(44_000);
  look('mia', 'carl');
  vi.advanceTimersByTime(44_999);
  come('carl');
  expect(news()).toEqual(['online:carl to mia']);
  vi.advanceTimersByTime(1);
  come('carl');
  expect(news()).toEqual([]);
});

test('whoever hides is away for all who looked, sees nobody any more, and comes unnoticed', () => {
  come('carl');
  come('mia');
  look('mia', 'carl');
  look('eve', 'carl');
  look('carl', 'mia');
  look('eve', 'mia');
  news();
  presence.hear(JSON.stringify({ kind: 'hide', who: 'carl', from: null }));
  expect(news()).toEqual(['away:carl to mia', 'away:carl to eve', 'away:mia to carl']);
  come('carl');
  come('mia');
  expect(news()).toEqual(['online:mia to eve']);
});

test('two who part are away for each other and for nobody else', () => {
  come('carl');
  look('mia', 'carl');
  look('eve', 'carl');
  look('carl', 'mia');
  news();
  presence.hear(JSON.stringify({ kind: 'hide', who: 'mia', from: 'carl' }));
  expect(news()).toEqual(['away:mia to carl', 'away:carl to mia']);
  come('carl');
  expect(news()).toEqual(['online:carl to eve']);
});

test('what is no look is said to be none', () => {
  expect([presence.hear('nonsense'), presence.hear('{"kind":"look"}'), look('a', 'b')]).toEqual([
    false,
    false,
    true,
  ]);
});
