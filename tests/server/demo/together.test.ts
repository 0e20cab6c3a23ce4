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

async function one(question: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rows(question);
  return Number(row?.['n']);
}

describe('what people of the demo do together and say of it', () => {
  test('has sessions that were booked together: a series that goes on, a cohort with one that was cancelled, requests of a team and one that is over', async () => {
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

  test('has reviews, low ones and some without a name among them, and notes of coaches', async () => {
    const [said] =
      await rows(sql`select count(*)::int as given, (count(*) filter (where r.anonymous))::int as unnamed,
      (count(*) filter (where r.rating < 3))::int as low from reviews r where r.status = 'given'`);
    expect(said?.['given']).toBeGreaterThan(25);
    expect(said?.['unnamed']).toBeGreaterThan(3);
    expect(said?.['low']).toBeGreaterThan(0);
    const scopes = await rows(
      sql`select distinct scope from coach_notes where status = 'submitted' order by scope`,
    );
    expect(scopes.map(({ scope }) => scope)).toEqual(['member', 'team']);
    expect(
      await one(sql`select count(*)::int as n from coach_notes where status = 'due'`),
    ).toBeGreaterThan(0);
  });
});
