import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { StartMessage } from '#domain/interactive/frame-contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { hostedActivity, type Line } from '#web/features/activities/activity-host.ts';
import { messageAllowance } from '#web/features/activities/allowance.ts';
import type { Saved } from '#web/features/activities/saver.ts';
import type { Response, Source } from '#web/features/activities/sources.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const response = (more: Partial<Response> = {}): Response => ({
  id: 'r1',
  version: 1,
  status: 'inProgress',
  createdAt: '2027-03-01T09:00:00.000Z',
  updatedAt: '2027-03-01T09:00:00.000Z',
  deletedAt: null,
  availableEvents: [],
  assignment: { id: 'a1', name: 'Wheel of life' },
  programme: { id: 'p1', name: 'Leading' },
  member: { id: 'mia', fullName: 'Mia Turner', pictureUrl: null },
  contentVersion: 1,
  completionRule: 'event',
  progress: 0,
  score: null,
  maxScore: null,
  attempts: 1,
  lastActivityAt: null,
  createdBy: null,
  updatedBy: null,
  startedAt: null,
  completedAt: null,
  earlier: [],
  mayResume: true,
  mayAudit: false,
  ...more,
});
const frame = { name: 'Wheel of life', src: 'https://activities.example.com', origin: 'null' };

/** An activity that is launched, and a server that keeps what it is sent, unless it is away. */
function running(more: Partial<Source> = {}) {
  const saved: (readonly Saved[])[] = [];
  const server = { isAway: false };
  const line: Line = { hear: () => undefined };
  const starts: StartMessage[] = [];
  const actor = createActor(
    hostedActivity({
      line,
      onLaunched: () => undefined,
      onResponse: () => undefined,
      source: {
        launch: () => Promise.resolve({ frame, state: '{"a":1}', response: response() }),
        restart: () => Promise.resolve(response({ attempts: 2 })),
        save: (_, messages) => {
          if (server.isAway) return Promise.reject(new ApiError('unreachable'));
          saved.push(messages);
          const isDone = messages.some(({ type }) => type === 'completed');
          return Promise.resolve(response({ status: isDone ? 'completed' : 'inProgress' }));
        },
        ...more,
      },
    }),
  );
  actor.start();
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const say = (message: Parameters<Line['hear']>[0]) =>
    line.hear(message, (start) => starts.push(start));
  return { actor, saved, server, starts, pass, say, value: () => actor.getSnapshot().value };
}

test('an activity is told once it is ready what it saved last', async () => {
  const { pass, say, starts, value } = running();
  await pass(0);
  expect(value()).toEqual({ open: 'loading' });
  say({ type: 'ready' });
  expect(value()).toEqual({ open: 'running' });
  expect(starts).toEqual([{ type: 'start', state: '{"a":1}', attempt: 1, isPreview: false }]);
});

test('one that says nothing for 5 seconds is slow, and may come nevertheless', async () => {
  const { pass, say, value } = running();
  await pass(4_999);
  expect(value()).toEqual({ open: 'loading' });
  await pass(1);
  expect(value()).toEqual({ open: 'slow' });
  say({ type: 'ready' });
  expect(value()).toEqual({ open: 'running' });
});

test('of many messages the latest is saved of each kind, and the end comes last', async () => {
  const { pass, say, saved, value } = running();
  await pass(0);
  say({ type: 'ready' });
  say({ type: 'completed' });
  for (let count = 1; count <= 100; count += 1) say({ type: 'state', state: `${count}` });
  say({ type: 'progress', progress: 0.5 });
  await pass(5_000);
  expect(saved.at(-1)?.map(({ type }) => type)).toEqual(['state', 'progress', 'completed']);
  expect(saved.at(-1)?.[0]).toEqual({ type: 'state', state: '100' });
  expect(saved.length).toBeLessThan(4);
  expect(value()).toEqual({ open: 'completed' });
});

test('what could not be saved is said and tried again, and nothing of it is lost', async () => {
  const { pass, say, saved, server, value } = running();
  await pass(0);
  say({ type: 'ready' });
  server.isAway = true;
  say({ type: 'state', state: 'first' });
  await pass(10);
  expect(value()).toEqual({ open: 'lost' });
  say({ type: 'state', state: 'second' });
  server.isAway = false;
  await pass(30_000);
  expect(saved).toEqual([[{ type: 'state', state: 'second' }]]);
  expect(value()).toEqual({ open: 'running' });
});

test('what the server will never take is not sent again', async () => {
  let tries = 0;
  const { pass, say, value } = running({
    save: () => {
      tries += 1;
      return Promise.reject(new ApiError('refused', { status: 422 }));
    },
  });
  await pass(0);
  say({ type: 'ready' });
  say({ type: 'score', score: 99 });
  await pass(60_000);
  expect([tries, value()]).toEqual([1, { open: 'running' }]);
});

test('what the server will never take takes nothing else with it', async () => {
  const kept: Saved[] = [];
  const { pass, say } = running({
    save: (_, messages) => {
      if (messages.some(({ type }) => type === 'score'))
        return Promise.reject(new ApiError('refused', { status: 422 }));
      kept.push(...messages);
      return Promise.resolve(response());
    },
  });
  await pass(0);
  say({ type: 'ready' });
  say({ type: 'score', score: 99 });
  say({ type: 'state', state: 'page 3' });
  say({ type: 'completed' });
  await pass(5_000);
  say({ type: 'state', state: 'page 4' });
  await pass(60_000);
  expect(kept).toEqual([
    { type: 'state', state: 'page 3' },
    { type: 'completed' },
    { type: 'state', state: 'page 4' },
  ]);
});

test('what is still to be saved is, when the page is left', async () => {
  const { actor, pass, say, saved } = running();
  await pass(0);
  say({ type: 'ready' });
  say({ type: 'state', state: 'last words' });
  actor.stop();
  await pass(0);
  expect(saved).toEqual([[{ type: 'state', state: 'last words' }]]);
});

test('of a preview nothing is kept', async () => {
  const { pass, say, saved, starts } = running({
    launch: () => Promise.resolve({ frame, state: null, response: null }),
  });
  await pass(0);
  say({ type: 'ready' });
  say({ type: 'state', state: 'x' });
  say({ type: 'completed' });
  await pass(60_000);
  expect(saved).toEqual([]);
  expect(starts[0]?.isPreview).toBe(true);
});

test('why it can’t be launched is said in the server’s words', async () => {
  const refusal = new ApiError('refused', {
    status: 422,
    body: { status: 422, title: '', errors: { event: 'Opens on Mon 1 March.' } },
  });
  const { actor, pass } = running({ launch: () => Promise.reject(refusal) });
  await pass(0);
  const snapshot = actor.getSnapshot();
  expect([snapshot.value, snapshot.context.refusal]).toEqual(['failed', 'Opens on Mon 1 March.']);
});

test('a frame is heard 60 times at once and 20 times a second', () => {
  let now = 0;
  const takes = messageAllowance(() => now);
  const heard = (count: number) => Array.from({ length: count }, takes).filter(Boolean).length;
  expect(heard(10_000)).toBe(60);
  now = 1000;
  expect(heard(10_000)).toBe(20);
});
