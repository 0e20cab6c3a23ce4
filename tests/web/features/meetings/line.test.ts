import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { openLine, type Exchanged } from '#web/features/meetings/line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const beat = 10_000;
const nothing = { doorStatus: 'open', seated: true, people: [], signals: [] };
const signalOf = (text: string) => ({ to: 'ana', signal: { kind: 'candidate', text } }) as never;

interface Asked {
  readonly sent: readonly unknown[];
  readonly isGivenUp: () => boolean;
  readonly answer: (more?: object) => void;
  readonly fail: () => void;
}

/** A line to a server that answers when it is told to, and what the page hears of it. */
function aLine() {
  const calls: Asked[] = [];
  const told: string[] = [];
  const call = (route: string, { body, signal }: { body: never; signal?: AbortSignal }) => {
    if (route.endsWith('/leave')) return Promise.resolve();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    calls.push({
      sent: (body as { signals: readonly unknown[] }).signals,
      isGivenUp: () => signal?.aborted ?? false,
      answer: (more = {}) => resolve({ ...nothing, ...more }),
      fail: () => reject(new ApiError('unreachable')),
    });
    return promise;
  };
  const line = openLine({
    api: { call } as unknown as ApiClient,
    booking: 'b1',
    page: 'p1',
    onAnswer: ({ people }: Exchanged) => void told.push(`answered ${people.length}`),
    onShut: () => told.push('shut'),
    onLost: () => told.push('lost'),
    onBack: () => told.push('back'),
  });
  return { line, calls, told };
}

test('an answer that takes long is waited for', async () => {
  const { line, calls, told } = aLine();
  await vi.advanceTimersByTimeAsync(beat - 1);
  expect([calls.length, calls[0]?.isGivenUp()]).toEqual([1, false]);
  calls[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['answered 0']);
  await vi.advanceTimersByTimeAsync(beat);
  expect(calls.length).toBe(2);
  line.close();
});

test('the next sign of life takes the place of one without an answer, with all that was to be said', async () => {
  const { line, calls, told } = aLine();
  calls[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  line.send(signalOf('one'));
  line.send(signalOf('two'));
  expect(calls[1]?.sent).toEqual([signalOf('one')]);
  await vi.advanceTimersByTimeAsync(beat);
  expect(calls[1]?.isGivenUp()).toBe(true);
  expect(calls[2]?.sent).toEqual([signalOf('one'), signalOf('two')]);
  expect([calls.length, calls[2]?.isGivenUp(), told]).toEqual([3, false, ['answered 0', 'lost']]);
  calls[2]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(told.slice(2)).toEqual(['back', 'answered 0']);
  line.close();
});

test('what is said while somebody waits for an answer waits with them', async () => {
  const { line, calls } = aLine();
  line.look();
  line.send(signalOf('one'));
  expect([calls.length, calls[0]?.isGivenUp()]).toEqual([1, false]);
  calls[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls[1]?.sent).toEqual([signalOf('one')]);
  line.close();
});

test('a server that can’t be reached is tried again, and nobody who has left tries', async () => {
  const { line, calls, told } = aLine();
  calls[0]?.fail();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([calls.length, told]).toEqual([2, ['lost']]);
  line.close();
  await vi.advanceTimersByTimeAsync(3 * beat);
  expect([calls.length, calls[1]?.isGivenUp()]).toEqual([2, false]);
});
