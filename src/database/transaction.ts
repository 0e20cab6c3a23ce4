import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, Driver, Isolation, Report, TransactionMode } from './driver.ts';
import { sqlState, violationOf } from './violations.ts';

export interface TransactionOptions {
  /** How often the work is begun anew after it lost against another, 5 unless told: by a serialisation failure or a deadlock, or because a unique or an exclusion constraint was violated. The loser of a race then sees what the winner wrote, and is told by the rule itself. */
  retries?: number;
  /** `read committed` unless told. A call that joins an open transaction keeps that one's level. */
  isolation?: Isolation;
  /** The database refuses whatever would write. Of no effect where the call joins an open transaction. */
  readOnly?: boolean;
}

interface Frame {
  connection: Connection;
  /** What was asked already, where the database stays as it is at one moment: the same question has the same answer. */
  asked: Map<string, Promise<unknown>> | null;
  open: boolean;
  savepoints: number;
  /** The first thing that went wrong and was not undone by a savepoint: such a transaction must not commit. */
  failure: { error: unknown } | null;
  hooks: (() => void)[];
}

export interface Transactions extends Connection {
  run<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T>;
  once<T>(question: string, work: () => Promise<T>): Promise<T>;
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  afterCommit(hook: () => void): void;
  outside<T>(work: () => T): T;
  isInside(): boolean;
}

/** Finds the current transaction by the asynchronous context, so that nobody hands a connection from call to call. */
export function createTransactions(driver: Driver, report: Report): Transactions {
  const frames = new AsyncLocalStorage<Frame | undefined>();

  const current = (): Frame | undefined => {
    const frame = frames.getStore();
    if (frame && !frame.open) {
      throw new Error(
        'This transaction has ended. Await everything inside it, or start the work with outside().',
      );
    }
    return frame;
  };

  const on = async <T>(act: (connection: Connection) => Promise<T>): Promise<T> => {
    const frame = current();
    return frame ? guarded(frame, () => act(frame.connection)) : act(driver);
  };

  const attempt = async <T>(work: () => Promise<T>, mode: TransactionMode): Promise<T> => {
    const hooks: (() => void)[] = [];
    const result = await driver.transaction(mode, async (connection) => {
      const isStill = mode.readOnly && mode.isolation !== 'read committed';
      const frame: Frame = {
        connection,
        asked: isStill ? new Map() : null,
        open: true,
        savepoints: 0,
        failure: null,
        hooks,
      };
      try {
        // A query begins when it is awaited: one that the work gives back must be awaited inside.
        const value = await frames.run(frame, async () => work());
        if (frame.failure) throw frame.failure.error;
        return value;
      } finally {
        frame.open = false;
      }
    });
    for (const hook of hooks) runHook(hook);
    return result;
  };

  const runHook = (hook: () => void): void => {
    try {
      frames.run(undefined, hook);
    } catch (error) {
      report('A hook after a commit failed.', error);
    }
  };

  const begin = async <T>(work: () => Promise<T>, options: TransactionOptions): Promise<T> => {
    const { retries = 5 } = options;
    const { isolation = 'read committed', readOnly = false } = options;
    for (let retry = 0; ; retry += 1) {
      try {
        return await attempt(work, { isolation, readOnly });
      } catch (error) {
        if (retry >= retries || !isWorthRetrying(error)) throw error;
        await pause(Math.random() * Math.min(500, 10 * 2 ** retry));
      }
    }
  };

  const run = async <T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> => {
    const frame = current();
    return frame ? guarded(frame, work) : begin(work, options);
  };

  return {
    query(statement, parameters, shape) {
      const ask = () => on((connection) => connection.query(statement, parameters, shape));
      const asked = current()?.asked;
      if (!asked) return ask();
      const question = JSON.stringify([shape, statement, parameters]);
      const before = asked.get(question);
      if (before) return before as Promise<unknown[]>;
      const answer = ask();
      asked.set(question, answer);
      void forgetLong(asked, question, answer);
      return answer;
    },
    script: (statements) => on((connection) => connection.script(statements)),
    run,
    once(question, work) {
      const asked = current()?.asked;
      const before = asked?.get(question);
      if (before) return before as ReturnType<typeof work>;
      const answer = work();
      asked?.set(question, answer);
      return answer;
    },
    async savepoint(work) {
      const frame = current();
      if (!frame) return run(work);
      const { failure } = frame;
      const hooksBefore = frame.hooks.length;
      const name = `savepoint_${(frame.savepoints += 1)}`;
      await guarded(frame, () => frame.connection.script(`SAVEPOINT ${name}`));
      try {
        const result = await work();
        if (frame.failure && frame.failure !== failure) throw frame.failure.error;
        await guarded(frame, () => frame.connection.script(`RELEASE SAVEPOINT ${name}`));
        return result;
      } catch (error) {
        await guarded(frame, () => frame.connection.script(`ROLLBACK TO SAVEPOINT ${name}`));
        frame.failure = failure;
        frame.hooks.length = hooksBefore;
        throw error;
      }
    },
    afterCommit(hook) {
      const frame = current();
      if (frame) frame.hooks.push(hook);
      else runHook(hook);
    },
    outside: (work) => frames.run(undefined, work),
    isInside: () => current() !== undefined,
  };
}

/** Rows; whoever reads more goes through them once. */
const mostRemembered = 500;

async function forgetLong(
  asked: Map<string, Promise<unknown>>,
  question: string,
  answer: Promise<unknown[]>,
): Promise<void> {
  const rows = await answer.catch(() => []);
  if (rows.length > mostRemembered) asked.delete(question);
}

async function guarded<T>(frame: Frame, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    frame.failure ??= { error };
    throw error;
  }
}

const lostAgainstAnother: ReadonlySet<string | undefined> = new Set([
  sqlState.serializationFailure,
  sqlState.deadlockDetected,
  sqlState.exclusionViolation,
  sqlState.uniqueViolation,
]);

const isWorthRetrying = (error: unknown): boolean =>
  lostAgainstAnother.has(violationOf(error)?.code);
