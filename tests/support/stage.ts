import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { timedKinds } from '#server/timed-kinds.ts';
import { timerWorker, type TimerWorker } from '#server/timers/worker.ts';
import type { TestCaller } from './caller.ts';
import { testServer, type TestServer } from './server.ts';

/** The whole server with its timer worker, which rings only when the test says so. */
export interface Stage extends TestServer {
  readonly worker: TimerWorker;
}

export async function aStage(options: Parameters<typeof testServer>[0] = {}): Promise<Stage> {
  const server = await testServer(options);
  const { db, clock, services } = server;
  return { ...server, worker: timerWorker({ db, clock, log: services.log, kinds: timedKinds }) };
}

/** What the API said. `body` is the data, or the errors of a refusal. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly data: {
    readonly id: string;
    readonly version: number;
    readonly status: string;
  } & Record<string, unknown>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Asks the API something it may grant or refuse; fails the test for anything else than that. */
export async function ask(
  caller: TestCaller,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Reply> {
  const response = await caller.request(`/api${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { status, ok } = response;
  const text = await response.text();
  if (status >= 500) throw new Error(`${method} ${path} fails with ${status}: ${text}`);
  const answer = JSON.parse(text);
  return { status, ok, data: answer, errors: ok ? {} : answer.errors };
}

/** Nothing of what came before rings or takes time, and its staff have left: another story begins in the same database. */
export async function clearStage({ db }: Stage): Promise<void> {
  await db.script(
    "delete from timers; delete from reservations; update slot_holds set status = 'released'; update users set status = 'deleted', locked_until = null where role in ('Admin', 'SuperAdmin')",
  );
}

class Undone extends Error {
  override readonly name = 'Undone';
}

/** Does something and takes it back, whatever became of it. */
export async function tryOut<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  try {
    await db.transaction(async () => {
      results.push(await work());
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) && results.length === 0) throw error;
  }
  return results[0] as Result;
}

/** The version of a record now. */
export async function versionOf(
  db: Database,
  table: 'bookings' | 'slot_holds',
  id: string,
): Promise<number> {
  const rows = await db.orm.execute<{ version: number }>(
    sql`select version from ${sql.identifier(table)} where id = ${id}`,
  );
  return rows[0]?.version ?? 0;
}
