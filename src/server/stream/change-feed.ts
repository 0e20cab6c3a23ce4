import type { Database } from '#database/database.ts';
import type { Log } from '#server/log.ts';
import { isStaff } from '#machines/person.ts';
import type { Principal } from '#server/http/principal.ts';
import { changesChannel, parseMessage } from './hints.ts';

interface Subscriber {
  readonly principal: Pick<Principal, 'id' | 'role'>;
  /** Topics that this page may hear of besides what concerns its person; whoever subscribes has checked that it may. */
  readonly interests?: ReadonlySet<string>;
  /** Topics that changed. */
  readonly onTopics: (topics: readonly string[]) => void;
  /** Hints may have been lost: everything shown may be old. */
  readonly onGap: () => void;
  /** This process stops. */
  readonly onEnd: () => void;
}

/** The open pages of this process, told what they should fetch again. A hint only: a page that misses one is late, not wrong. */
export interface ChangeFeed {
  /** Until the result is called. */
  subscribe(subscriber: Subscriber): () => void;
  /** How many pages are connected to this process. */
  readonly size: number;
}

/** Listens once for this process; `stop` ends the listening and every stream. After a lost connection it listens again by itself. */
export async function openChangeFeed(
  db: Database,
  log: Log,
): Promise<ChangeFeed & { stop(): Promise<void> }> {
  const subscribers = new Set<Subscriber>();

  const deliver = (payload: string): void => {
    const hint = parseMessage(payload);
    if (!hint) {
      log.warn('A hint could not be read.');
      return;
    }
    const userIds = new Set(hint.to.userIds);
    for (const { principal, interests, onTopics } of subscribers) {
      if (userIds.has(principal.id) || (hint.to.staff && isStaff(principal))) onTopics(hint.topics);
      else if (hint.to.interested && interests) {
        const wanted = hint.topics.filter((topic) => interests.has(topic));
        if (wanted.length > 0) onTopics(wanted);
      }
    }
  };

  const unlisten = await db.listen(changesChannel, deliver, {
    onGap: () => {
      for (const { onGap } of subscribers) onGap();
    },
  });

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    get size() {
      return subscribers.size;
    },
    async stop() {
      for (const { onEnd } of subscribers) onEnd();
      await unlisten();
    },
  };
}
