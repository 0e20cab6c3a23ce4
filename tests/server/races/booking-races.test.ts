import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { ledgerFaults } from '#tests/support/ledger-adds-up.ts';
import { aCrowdedWorld, attempt, crowd, overlaps, type CrowdedWorld } from './crowd.ts';

const hour = 3_600_000;
const crowdSize = process.env.TEST_DATABASE_URL ? 1000 : 60;
const inTwoDays = seededAt + 48 * hour;
const taken = 'That time has just been taken.';

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase({ poolSize: 50 });
});
afterAll(() => db.close());

const bookingsOf = async ({ programmeId }: CrowdedWorld): Promise<number> => {
  const [row] = await db.orm.execute<{ count: number }>(
    sql`select count(*)::int as count from bookings where programme_id = ${programmeId}`,
  );
  return row?.count ?? -1;
};

/** The embedded database has one connection and hides races: the crowd is a thousand on a server, and small on it. */
describe(`a crowd of ${crowdSize}`, () => {
  it('all want one slot: one gets it, all others hear that it is taken', async () => {
    const world = await aCrowdedWorld(db, { members: crowdSize });
    const tally = await crowd(
      world.members.map((_, member) => () => attempt(db, world, { member, startsAt: inTwoDays })),
    );
    expect(tally).toEqual({ booked: 1, refused: { [taken]: crowdSize - 1 } });
    expect(await bookingsOf(world)).toBe(1);
    expect(await overlaps(db)).toBe(0);
    expect(await ledgerFaults(db)).toEqual([]);
  }, 120_000);

  it('want slots that overlap, over two days and midnight: no two bookings overlap', async () => {
    const world = await aCrowdedWorld(db, { members: crowdSize, hours: 'always' });
    const slot = (member: number) => inTwoDays + ((member * 7) % 160) * 15 * 60_000;
    const tally = await crowd(
      world.members.map(
        (_, member) => () => attempt(db, world, { member, startsAt: slot(member) }),
      ),
    );
    const { booked } = tally;
    expect(booked).toBeGreaterThan(10);
    expect(tally.refused).toEqual({ [taken]: crowdSize - booked });
    expect(await bookingsOf(world)).toBe(booked);
    expect(await overlaps(db)).toBe(0);
    expect(await ledgerFaults(db)).toEqual([]);
  }, 120_000);

  it('one member with one credit books everywhere at once: one credit is spent, once', async () => {
    const world = await aCrowdedWorld(db, { members: 1, units: 1, coaches: 20, hours: 'always' });
    const wanted = Array.from({ length: crowdSize }, (_, n) => ({
      member: 0,
      coach: n % 20,
      startsAt: inTwoDays + Math.floor(n / 20) * 75 * 60_000,
    }));
    const { booked, refused } = await crowd(wanted.map((each) => () => attempt(db, world, each)));
    expect(booked).toBe(1);
    expect(Object.values(refused).reduce((sum, count) => sum + count, 0)).toBe(crowdSize - 1);
    expect(await bookingsOf(world)).toBe(1);
    expect(await ledgerFaults(db)).toEqual([]);
  }, 120_000);
});
