import { eventsOf, type StreamEvent } from '#web/api/event-stream.ts';
import type { TestCaller } from './caller.ts';

/** An open page of somebody: what the stream has told it, in order. */
export interface LivePage {
  /** What its first event said: what it may watch. */
  readonly granted: readonly string[];
  /** Waits until something with this topic has come; resolves to all that came until then, that one included, since the last call. */
  until(topic: string): Promise<string[]>;
  close(): void;
}

/** Opens the stream as this person, watching the times of these coaches. */
export async function livePage(
  caller: TestCaller,
  coachIds: readonly string[] = [],
): Promise<LivePage> {
  const leaving = new AbortController();
  const query = new URLSearchParams(coachIds.map((id) => ['slots', id]));
  const response = await caller.request(`/api/events?${query}`, { signal: leaving.signal });
  const events = eventsOf(response, () => undefined);
  const next = async (): Promise<StreamEvent> => {
    const { value, done } = await events.next();
    if (done) throw new Error('The stream has ended.');
    return value;
  };
  const ready = await next();
  return {
    granted: JSON.parse(ready.data).slots,
    async until(topic) {
      const came: string[] = [];
      while (!came.includes(topic)) came.push(...JSON.parse((await next()).data).topics);
      return came;
    },
    close: () => leaving.abort(),
  };
}
