import { Socket } from 'node:net';
import { setImmediate as afterWhatCame, setTimeout as pause } from 'node:timers/promises';
import { DatabaseAway, isLostConnection } from './away.ts';
import type { Report } from './driver.ts';
import { violationOf } from './violations.ts';

/**
 * Tells a server that is slow from one that is silent. A statement may take long, because it waits for a lock or has much to do; but when nothing at all has
 * been answered for a while, and a connection of its own is not answered either, then the server is away: whoever waits is told so at once, and every
 * connection is given up, since none of them can be trusted. From then on it is asked again and again, until it answers.
 */
export interface Lifeline {
  /** A socket for a connection, which is cut when the server is away. */
  readonly socket: () => Socket;
  /** Something that only the server can end. Rejects with {@link DatabaseAway} when it can't be reached, or as soon as it is known to be away. */
  readonly awaiting: <T>(act: () => Promise<T>) => Promise<T>;
  readonly close: () => void;
}

interface Parts {
  /** Asks the server on a connection of its own, within so many milliseconds. */
  readonly probe: (patience: number) => Promise<void>;
  /** Milliseconds without an answer until it counts as away. It is probed after a quarter of them: to let somebody in takes a busy machine longer than to answer. */
  readonly patience: number;
  readonly report: Report;
}

/** Milliseconds between two questions to a server that is away. */
const betweenProbes = 250;

/** Milliseconds that the server has to take leave when this side closes. */
const parting = 10_000;

export function createLifeline({ probe, patience, report }: Parts): Lifeline {
  const sockets = new Set<Socket>();
  const waiting = new Set<{ readonly since: number; readonly giveUp: () => void }>();
  const closed = new AbortController();
  let heardAt = performance.now();
  let isAway = false;
  let isWatched = false;
  const quiet = patience / 4;

  const heard = (): void => void (heardAt = performance.now());

  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  const silence = (): number => {
    const [oldest] = waiting;
    return oldest ? performance.now() - Math.max(heardAt, oldest.since) : 0;
  };

  const answers = async (): Promise<boolean> => {
    const before = heardAt;
    try {
      await probe(patience - quiet);
      heard();
      return true;
    } catch (error) {
      // What came in while this process was busy itself is looked at first.
      await afterWhatCame();
      return heardAt > before || hasAnswered(error);
    }
  };

  const keepWatch = async (): Promise<void> => {
    if (isWatched) return;
    isWatched = true;
    while (waiting.size > 0) {
      await pause(Math.max(1, quiet - silence()), undefined, { ref: false });
      await afterWhatCame();
      if (silence() < quiet || (await answers()) || closed.signal.aborted) continue;
      await untilBack();
    }
    isWatched = false;
  };

  const untilBack = async (): Promise<void> => {
    isAway = true;
    report('The database does not answer.', new DatabaseAway());
    for (const { giveUp } of waiting) giveUp();
    cutAll();
    while (!closed.signal.aborted && !(await answers()))
      await pause(betweenProbes, undefined, { ref: false });
    // What was begun meanwhile may hang for as long as a connection may take.
    cutAll();
    isAway = false;
  };

  return {
    socket() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    async awaiting(act) {
      if (isAway) throw new DatabaseAway();
      const lost = Promise.withResolvers<never>();
      const entry = { since: performance.now(), giveUp: () => lost.reject(new DatabaseAway()) };
      waiting.add(entry);
      void keepWatch();
      try {
        const result = await Promise.race([act(), lost.promise]);
        heard();
        return result;
      } catch (error) {
        if (hasAnswered(error)) heard();
        throw isLostConnection(error) ? new DatabaseAway(error) : error;
      } finally {
        waiting.delete(entry);
      }
    },
    close() {
      closed.abort();
      setTimeout(cutAll, parting).unref();
    },
  };
}

/** A complaint of the database is an answer, too. */
const hasAnswered = (error: unknown): boolean =>
  !isLostConnection(error) && violationOf(error) !== null;
