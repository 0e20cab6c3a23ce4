import type { Database } from '#database/database.ts';
import type { Log } from '#server/log.ts';
import { isStaff } from '#machines/person.ts';
import type { Principal } from '#server/http/principal.ts';
import { messagesOf, parseMessage } from './hints.ts';
import type { ChangeHint } from './hints.ts';

export type { ChangeHint } from './hints.ts';

interface Subscriber {
  readonly principal: Pick<Principal, 'id' | 'role'>;
  /** Topics that changed. */
  readonly onTopics: (topics: readonly string[]) => void;
  /** Hints may have been lost: everything shown may be old. */
  readonly onGap: () => void;
}

/** Tells open pages, in every process, what they should fetch again. A hint only: a page that misses one is late, not wrong. */
export interface ChangeFeed {
  /** Inside a transaction it is sent when that commits, and never when it rolls back. */
  publish(hint: ChangeHint): Promise<void>;
  /** Until the result is called. */
  subscribe(subscriber: Subscriber): () => void;
  /** How many pages are connected to this process. */
  readonly size: number;
}

const channel = 'changes';

/** Listens once for this process; `stop` ends the listening. Listening starts anew by itself after a lost connection. */
export async function openChangeFeed(db: Database, log: Log): Promise<ChangeFeed & { stop(): Promise<void> }> {
  const subscribers = new Set<Subscriber>();

  const deliver = (payload: string): void => {
    const hint = parseMessage(payload);
    if (!hint) {
      log.warn('A hint could not be read.');
      return;
    }
    const userIds = new Set(hint.to.userIds);
    for (const { principal, onTopics } of subscribers) {
      if (userIds.has(principal.id) || (hint.to.staff && isStaff(principal))) onTopics(hint.topics);
    }
  };

  const stop = await db.listen(channel, deliver, {
    onGap: () => {
      for (const { onGap } of subscribers) onGap();
    },
  });

  return {
    async publish(hint) {
      for (const message of messagesOf(hint)) await db.notify(channel, message);
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    get size() {
      return subscribers.size;
    },
    stop,
  };
}
