import type { Database } from '#database/database.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { isStaff } from '#machines/person.ts';
import type { AccountStatus } from '#server/http/principal.ts';
import { changesChannel, messagesOf, parseMessage } from './hints.ts';
import type { ChangeHint } from './hints.ts';
import { noLongerEntitled } from './no-longer-entitled.ts';
import { createPresence, presenceChannel } from './presence.ts';
import { RecentHints } from './recent-hints.ts';
import type { Subscriber } from './subscriber.ts';

/**
 * The open pages of this process, told what they should fetch again. A hint only: a page that misses one is late, not wrong. Whoever is told is looked
 * up in the database after the hint came; and everybody is looked up now and then, so that a stream ends with its right also where no hint says so.
 */
export interface ChangeFeed {
  /** Until the result is called. */
  subscribe(subscriber: Subscriber): () => void;
  /** Tells a page that listens by now what it would have heard since its first answer, which is of that moment. */
  catchUp(subscriber: Subscriber, since: number): Promise<void>;
  /** How many pages are connected to this process. */
  readonly size: number;
}

interface Parts {
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly entitlement: AccountStatus;
  /** Milliseconds between two looks at everybody who listens. */
  readonly lookEvery?: number;
}

/** Listens once for this process; `stop` ends the listening and every stream. After a lost connection it listens again by itself. */
export async function openChangeFeed({
  db,
  log,
  clock,
  entitlement,
  lookEvery = 3000,
}: Parts): Promise<ChangeFeed & { stop(): Promise<void> }> {
  const subscribers = new Set<Subscriber>();
  const recent = new RecentHints(clock.now());
  let hints: ChangeHint[] = [];
  let isLookDue = false;
  let mayHaveMissed = false;
  let running: Promise<void> | null = null;

  const keep = async (people: ReadonlySet<Subscriber>, withInterests: boolean): Promise<void> => {
    const over = await noLongerEntitled(people, entitlement, withInterests);
    for (const subscriber of over) {
      subscribers.delete(subscriber);
      subscriber.onEnd();
    }
  };

  const publish = async (hints: readonly ChangeHint[]): Promise<void> => {
    const concerned = new Map([...subscribers].map((each) => [each, topicsFor(each, hints)]));
    const people = [...concerned].filter(([, topics]) => topics.length > 0);
    await keep(new Set(people.map(([each]) => each)), false);
    for (const [each, topics] of people)
      if (subscribers.has(each)) for (const some of topics) each.onTopics(some);
  };

  const look = async (): Promise<void> => {
    await keep(subscribers, true);
    if (!mayHaveMissed) return;
    mayHaveMissed = false;
    for (const { onGap } of subscribers) onGap();
  };

  const work = async (): Promise<void> => {
    while (hints.length > 0 || isLookDue) {
      const batch = hints;
      const isLooking = isLookDue || batch.some(mayChangeRights);
      hints = [];
      isLookDue = false;
      try {
        if (subscribers.size === 0) continue;
        if (isLooking) await look();
        await publish(batch);
      } catch (error) {
        // Nobody is told what cannot be looked up; whoever is still there afterwards hears that something was missed.
        mayHaveMissed = true;
        log.warn('Open pages could not be looked up; they hear of it later.', {
          reason: error instanceof Error ? error.name : null,
        });
      }
    }
    running = null;
  };
  const goOn = (): void => void (running ??= Promise.resolve().then(work));

  const deliver = (hint: ChangeHint): void => {
    recent.note(hint, clock.now());
    hints.push(hint);
    goOn();
  };
  const hear = (payload: string): void => {
    const hint = parseMessage(payload);
    if (hint) deliver(hint);
    else log.warn('A hint could not be read.');
  };
  const isHere = (personId: string): boolean =>
    [...subscribers].some(({ principal }) => principal.id === personId);
  const say = (hint: ChangeHint): void => {
    for (const message of messagesOf(hint))
      db.outside(() => db.notify(changesChannel, message)).catch(() =>
        log.warn('Nobody could be told who comes and goes; they hear of it later.'),
      );
  };
  const presence = createPresence({ isHere, say, deliver });
  const lookAtAll = (): void => {
    isLookDue = true;
    goOn();
  };

  const unlisten = await db.listen(changesChannel, hear, {
    onGap: () => {
      recent.lose(clock.now());
      mayHaveMissed = true;
      lookAtAll();
    },
  });
  const unlistenLooks = await db.listen(presenceChannel, (payload) => {
    if (!presence.hear(payload)) log.warn('A look could not be read.');
  });
  const looks = setInterval(lookAtAll, lookEvery).unref();

  return {
    subscribe(subscriber) {
      const { id } = subscriber.principal;
      subscribers.add(subscriber);
      presence.came(id);
      return () => {
        subscribers.delete(subscriber);
        if (!isHere(id)) presence.left(id);
      };
    },
    async catchUp(subscriber, since) {
      const missed = recent.since(since);
      if (missed === null) {
        subscriber.onGap();
        return;
      }
      const topics = [...new Set(topicsFor(subscriber, missed).flat())];
      if (topics.length === 0) return;
      try {
        await keep(new Set([subscriber]), true);
        if (subscribers.has(subscriber)) subscriber.onTopics(topics);
      } catch {
        subscriber.onGap();
      }
    },
    get size() {
      return subscribers.size;
    },
    async stop() {
      clearInterval(looks);
      for (const { onEnd } of subscribers) onEnd();
      subscribers.clear();
      presence.stop();
      await unlistenLooks();
      await unlisten();
      await running;
    },
  };
}

/** What somebody is told of each hint, if they are told at all. */
function topicsFor(
  { principal, interests }: Subscriber,
  hints: readonly ChangeHint[],
): readonly (readonly string[])[] {
  return hints
    .map(({ topics, to }) => {
      if (to.userIds.includes(principal.id) || (to.staff && isStaff(principal))) return topics;
      return to.interested ? topics.filter((topic) => interests?.has(topic)) : [];
    })
    .filter((topics) => topics.length > 0);
}

/** After a change of one of these, what somebody may hear of can be another thing. A changed sign-in is told to its person, who is looked up then anyway. */
const bearingOnRights = new Set(
  ['users', 'teams', 'coach-permissions', 'organizations'].map((path) => `record:${path}`),
);
const mayChangeRights = ({ topics }: ChangeHint): boolean =>
  topics.some((topic) => bearingOnRights.has(topic));
