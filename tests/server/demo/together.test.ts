import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { preparedDatabase } from '#tests/support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase({ seed: 'demo' });
});
afterAll(() => db.close());

const rows = async (question: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  db.orm.execute(question);

describe('what people of the demo do together', () => {
  test('has sessions that were booked together: a series that goes on, a cohort with one that was called off, requests of a team and one that is over', async () => {
    const groups = await rows(sql`select g.kind, g.status,
      (count(*) filter (where b.status = 'completed'))::int as done,
      (count(*) filter (where b.status = 'cancelled'))::int as off,
      (count(*) filter (where b.status = 'requested'))::int as asked,
      (count(*) filter (where b.status like 'confirmed%'))::int as ahead
      from booking_groups g join bookings b on b.booking_group_id = g.id group by g.id`);
    expect(groups).toEqual(
      expect.arrayContaining([
        { kind: 'series', status: 'active', done: 2, off: 0, asked: 0, ahead: 2 },
        { kind: 'cohort', status: 'active', done: 0, off: 1, asked: 0, ahead: 3 },
        expect.objectContaining({ kind: 'series', status: 'completed', off: 0, ahead: 0 }),
      ]),
    );
    expect(groups.some(({ asked }) => Number(asked) >= 2)).toBe(true);
  });

  test('has invitations in every state that time or an answer brings, and a line of those who wait for a seat', async () => {
    const found = await rows(
      sql`select status, count(*)::int as n from booking_invites group by status order by status`,
    );
    expect(found).toEqual([
      { status: 'accepted', n: 4 },
      { status: 'expired', n: 1 },
      { status: 'rejected', n: 1 },
      { status: 'sent', n: 2 },
      { status: 'waiting', n: 2 },
    ]);
  });
});
