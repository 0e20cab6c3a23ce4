import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase({ seed: 'demo' });
});
afterAll(() => db.close());

const rows = async (question: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  db.orm.execute(question);

test('credits are in every state, some are few and some expire soon, and their holders were told', async () => {
  const found = await rows(sql`select distinct status from credit_lots order by status`);
  expect(found.map(({ status }) => status)).toEqual([
    'active',
    'deallocated',
    'deleted',
    'exhausted',
    'expired',
  ]);
  const soon = new Date(seededAt + 8 * 24 * HOUR).toISOString();
  const expiring = await rows(
    sql`select id from credit_lots where status = 'active' and expires_at < ${soon}`,
  );
  expect(expiring.length).toBeGreaterThanOrEqual(2);
  const told = await rows(sql`
    select distinct split_part(group_key, ':', 3) as threshold from notifications
    where type = 'RemainingProgrammeCredits' order by threshold`);
  expect(told.map(({ threshold }) => threshold)).toEqual(['1', '30', '7', 'low']);
});

test('AI credits of conversations are in every state, and some wait for staff to choose one', async () => {
  const uses = await rows(
    sql`select distinct credit_state as state from kai_credit_uses order by 1`,
  );
  expect(uses.map(({ state }) => state)).toEqual([
    'held',
    'none',
    'refunded',
    'refused',
    'returned',
    'spent',
  ]);
  const requests = await rows(
    sql`select distinct status from kai_credit_selection_requests order by status`,
  );
  expect(requests.map(({ status }) => status)).toEqual([
    'open',
    'rejected',
    'resolved',
    'withdrawn',
  ]);
});
