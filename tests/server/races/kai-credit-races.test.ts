import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { kaiCreditSelectionRequests, kaiCreditUses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { holdForConversation, spendForConversation } from '#server/features/kai-credits/public.ts';
import { issueToPool } from '#server/features/session-credits/public.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { ledgerFaults } from '#tests/support/ledger-adds-up.ts';
import { aWorld } from '#tests/support/world.ts';

const crowdSize = process.env.TEST_DATABASE_URL ? 300 : 30;
const DAY = 86_400_000;

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase({ poolSize: 50 });
});
afterAll(() => db.close());

/** The embedded database has one connection and hides races: the crowd is large on a server, and small on it. */
describe(`a crowd of ${crowdSize}`, () => {
  const aPoolOf = async (quantity: number) => {
    const world = await aWorld(db, {
      people: {
        sam: { role: 'Admin', name: 'Sam Grant' },
        mia: { role: 'Member', name: 'Mia Turner' },
      },
      sessions: { coaching: {} },
      lots: {},
    });
    const issuing = {
      programmeId: world.programmeId,
      conversationGroup: null,
      quantity,
      expiresAt: seededAt + 30 * DAY,
      source: 'contract',
      reason: null,
    } as const;
    await db.transaction(() => issueToPool(db, world.people.sam, issuing, seededAt));
    return world;
  };

  const causeOf = (entityId: string) => ({
    machine: 'kai-conversation',
    entityId,
    event: 'TEST',
    eventId: newId(),
    actorId: null,
    at: seededAt,
  });

  const submit = ({ people, organizationId }: Awaited<ReturnType<typeof aPoolOf>>, id: string) =>
    db.transaction(() =>
      holdForConversation(
        db,
        {
          id,
          title: 'How I delegate',
          group: 'GROW',
          ownerId: people.mia.id,
          organizationId,
          programmeId: null,
          units: 1,
        },
        causeOf(id),
      ),
    );

  it('of conversations asks for the last unit: one gets it, and staff are asked for all others', async () => {
    const world = await aPoolOf(1);
    const answers = await Promise.all(
      Array.from({ length: crowdSize }, () => submit(world, newId())),
    );
    expect(answers.filter(({ outcome }) => outcome === 'held')).toHaveLength(1);
    const [asked] = await db.orm
      .select({ many: count() })
      .from(kaiCreditSelectionRequests)
      .where(eq(kaiCreditSelectionRequests.organizationId, world.organizationId));
    expect(asked?.many).toBe(crowdSize - 1);
    expect(await ledgerFaults(db)).toEqual([]);
  });

  it('of repeated deliveries pays for one conversation once', async () => {
    const world = await aPoolOf(crowdSize);
    const id = newId();
    await Promise.all(Array.from({ length: crowdSize }, () => submit(world, id)));
    await Promise.all(
      Array.from({ length: crowdSize }, () =>
        db.transaction(() => spendForConversation(db, id, causeOf(id))),
      ),
    );
    const [use] = await db.orm
      .select()
      .from(kaiCreditUses)
      .where(eq(kaiCreditUses.conversationId, id));
    expect(use?.creditState).toBe('spent');
    expect(await ledgerFaults(db)).toEqual([]);
  });
});
