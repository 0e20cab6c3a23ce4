import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';
import {
  allocateToMany,
  openProgramme,
  purposeOf,
} from '#server/features/session-credits/public.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { ledgerFaults } from '#tests/support/ledger-adds-up.ts';
import { aWorld } from '#tests/support/world.ts';
import { crowd } from './crowd.ts';

const crowdSize = process.env.TEST_DATABASE_URL ? 1000 : 60;

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase({ poolSize: 50 });
});
afterAll(() => db.close());

/** The embedded database has one connection and hides races: the crowd is a thousand on a server, and small on it. */
describe(`a crowd of ${crowdSize}`, () => {
  it('of staff allocates the last unit of a pool: one member gets it', async () => {
    const world = await aWorld(db, {
      people: {
        sam: { role: 'Admin', name: 'Sam Grant' },
        mia: { role: 'Member', name: 'Mia Turner' },
      },
      sessions: { coaching: {} },
      lots: { pool: { session: 'coaching', holder: 'pool', units: 1 } },
    });
    const { sam, mia } = world.people;
    const [pool] = await db.orm.select().from(creditLots).where(eq(creditLots.id, world.lots.pool));
    if (!pool) throw new Error('There is no pool');
    const tally = await crowd(
      Array.from(
        { length: crowdSize },
        () => () =>
          db.transaction(async () => {
            const programme = await openProgramme(db, world.programmeId);
            const holders = [{ type: 'member', id: mia.id }] as const;
            const wanted = { ...purposeOf(pool), units: 1, holders };
            await allocateToMany(db, sam, programme, wanted, seededAt);
            return programme.id;
          }),
      ),
    );
    expect(tally).toEqual({
      booked: 1,
      refused: {
        'No credits are left in the pool, and 1 is needed. It is not enough for Mia Turner.':
          crowdSize - 1,
      },
    });
    const lots = await db.orm
      .select()
      .from(creditLots)
      .where(eq(creditLots.programmeId, world.programmeId));
    expect(lots.map(({ holderType, status }) => `${holderType} ${status}`).toSorted()).toEqual([
      'member active',
      'pool exhausted',
    ]);
    expect(await ledgerFaults(db)).toEqual([]);
  }, 120_000);
});
