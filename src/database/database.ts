import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { withPage } from './page-query.ts';
import { unavailabilityOf } from './away.ts';
import type { Driver, Report } from './driver.ts';
import { createTransactions } from './transaction.ts';
import type { TransactionOptions } from './transaction.ts';

/**
 * Drizzle's query builder without relations. `execute(sql`…`)` resolves to the rows themselves; there is no row count:
 * a statement that must know what it changed says `returning`.
 */
export type Orm = Omit<PgRemoteDatabase, 'transaction' | 'query' | '_query'>;

export interface ListenOptions {
  /** Called when notifications may have been missed, because the connection had to be opened again. */
  onGap?: () => void;
}

/** The one way from the server to its data, the same over an embedded database and over a PostgreSQL server. */
export interface Database {
  readonly kind: 'embedded' | 'server';

  /** Runs in the current transaction when the calling code is inside one, else each statement by itself. */
  readonly orm: Orm;

  /**
   * Commits when `work` resolves, rolls back when it rejects. Inside another transaction it joins that one; if the joined
   * work rejects, the outer transaction can't commit any more, even when the error is caught: use {@link savepoint} for that.
   * `work` may run several times: after a serialisation failure or a deadlock it begins anew (see the options).
   */
  transaction<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T>;

  /**
   * Where the database stays as it is at one moment, what is worked out of it for the same question is worked out once; elsewhere each time. The question says all
   * that the answer depends on, and nobody changes the answer.
   */
  once<T>(question: string, work: () => Promise<T>): Promise<T>;

  /** A part of a transaction that may fail alone: its writes are undone and its error is rethrown to be caught. Never in parallel with siblings. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;

  /** Runs `hook` once the outermost transaction has committed, never when it rolls back; at once when there is none. */
  afterCommit(hook: () => void): void;

  /** Leaves the current transaction, for background work that is started inside one and outlives it. */
  outside<T>(work: () => T): T;

  /** Several statements in one text, without parameters. */
  script(statements: string): Promise<void>;

  /** Sent when the current transaction commits. A wake-up hint: nothing may depend on its arrival. At most 7,999 bytes. */
  notify(channel: string, payload?: string): Promise<void>;

  /** Calls `handler` for every notification of the channel, outside any transaction; resolves to the way to stop it. */
  listen(
    channel: string,
    handler: (payload: string) => void,
    options?: ListenOptions,
  ): Promise<() => Promise<void>>;

  /** Rejects when the database does not answer. */
  ping(): Promise<void>;

  /** Whether it said within the last minute that its disk is full. */
  isFull(): boolean;

  /** Waits for what is running, closes every connection and gives the directory free. Calling it again does nothing. */
  close(): Promise<void>;
}

/** Milliseconds for which a full disk is remembered; only writing shows whether it still is. */
const fullFor = 60_000;

export function databaseOver(driver: Driver, report: Report): Database {
  const transactions = createTransactions(driver, report);
  let fullAt = -Infinity;
  const orm = drizzle(async (statement, parameters, method) => {
    const shape = method === 'all' ? 'arrays' : 'objects';
    try {
      return { rows: await transactions.query(...withPage(statement, parameters), shape) };
    } catch (error) {
      if (unavailabilityOf(error) === 'full') fullAt = performance.now();
      throw error;
    }
  });
  let closed: Promise<void> | null = null;

  return {
    kind: driver.kind,
    orm,
    transaction: transactions.run,
    once: transactions.once,
    savepoint: transactions.savepoint,
    afterCommit: transactions.afterCommit,
    outside: transactions.outside,
    script: transactions.script,
    async notify(channel, payload = '') {
      await orm.execute(sql`SELECT pg_notify(${channelName(channel)}, ${payload})`);
    },
    async listen(channel, handler, { onGap = () => undefined } = {}) {
      if (transactions.isInside())
        throw new Error('listen() must be called outside a transaction.');
      const guard = (act: () => void): void => {
        try {
          transactions.outside(act);
        } catch (error) {
          report(`A listener of ${channel} failed.`, error);
        }
      };
      return driver.listen({
        channel: channelName(channel),
        onNotification: (payload) => guard(() => handler(payload)),
        onGap: () => guard(onGap),
      });
    },
    async ping() {
      await orm.execute(sql`SELECT 1`);
    },
    isFull: () => performance.now() - fullAt < fullFor,
    close: () => (closed ??= driver.close()),
  };
}

/** The name as given; throws for one that the database would not take as it stands. */
export function channelName(channel: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(channel))
    throw new Error(`“${channel}” is not a channel name: lower-case letters, digits and _ only.`);
  return channel;
}
