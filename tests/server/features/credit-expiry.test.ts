import { readFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditLots, ledgerTransfers, timers } from '#database/schema/index.ts';
import { migrationsFolder } from '#database/migrate.ts';
import { expireLot } from '#server/features/session-credits/public.ts';
import { publishChange } from '#server/stream/publish.ts';
import { seededAt } from '#tests/support/database.ts';
import { livePage } from '#tests/support/live-page.ts';
import { aStage, ask, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const hour = 3_600_000;
const expiresAt = seededAt + 72 * hour;

let stage: Stage;
let world: Awaited<ReturnType<typeof shortLived>>;
beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  await stage.db.script('delete from timers; delete from reservations');
  stage.clock.set(seededAt);
  world = await shortLived();
});

/** Credits that last three days. */
const shortLived = () =>
  aWorld(stage.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      lea: { role: 'Member', name: 'Lea Novak' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ada: { role: 'Admin', name: 'Ada Grant' },
    },
    sessions: { coaching: {}, workshop: { format: 'team', maxAttendees: 8 } },
    teams: { north: { name: 'Northern team', members: ['lea', 'mia'], coaches: ['ana'] } },
    lots: {
      own: { session: 'coaching', holder: 'mia', units: 3, expiresAt },
      pool: { session: 'coaching', holder: 'pool', units: 5, expiresAt },
      team: { session: 'workshop', holder: 'north', units: 2, expiresAt },
    },
  });

const lotOf = async (id: string) => {
  const [lot] = await stage.db.orm.select().from(creditLots).where(eq(creditLots.id, id));
  return lot;
};
const expiries = (lotId: string) =>
  stage.db.orm
    .select()
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.lotId, lotId), eq(ledgerTransfers.type, 'EXPIRED')));
const creditsOfMia = () =>
  stage.as(world.people.mia).call('GET /session-credits/{entityType}/{entityId}', {
    params: { entityType: 'user', entityId: world.people.mia.id },
  });

describe('a lot at its expiry', () => {
  test('loses what is left in it, not a millisecond before, and its holder can read why', async () => {
    await stage.worker.runDue(expiresAt - 1);
    expect((await creditsOfMia()).balance).toBe(3);
    await stage.worker.runDue(expiresAt);
    const { balance, lots, statement } = await creditsOfMia();
    expect([balance, lots[0]?.status]).toEqual([0, 'expired']);
    expect(statement[0]).toMatchObject({ type: 'EXPIRED', sentence: 'Expired', change: -3 });
  });

  test('loses it into the account of expired units, whoever held it', async () => {
    await stage.worker.runDue(expiresAt);
    const moved = await Promise.all(Object.values(world.lots).map(expiries));
    expect(
      moved
        .flat()
        .map(({ debitKey, creditKey, amount, memberId, teamId }) => [
          debitKey.split(':')[0],
          creditKey.split(':')[0],
          amount,
          memberId ?? teamId,
        ]),
    ).toEqual([
      ['available', 'expired', 3, world.people.mia.id],
      ['pool', 'expired', 5, null],
      ['available', 'expired', 2, world.teams.north],
    ]);
  });

  test('loses it once, however often its timer rings and however many ring it at the same moment', async () => {
    const rows = await stage.db.orm.select().from(timers);
    await Promise.all([stage.worker.runDue(expiresAt), stage.worker.runDue(expiresAt)]);
    await stage.db.orm.insert(timers).values(rows);
    await stage.worker.runDue(expiresAt + hour);
    await stage.db.transaction(() => expireLot(stage.db, world.lots.own, expiresAt + hour));
    expect(await expiries(world.lots.own)).toHaveLength(1);
  });

  test('tells the open pages of its holder and of staff, and of nobody else', async () => {
    const [mia, ada, ana] = [
      await livePage(stage.as(world.people.mia)),
      await livePage(stage.as(world.people.ada)),
      await livePage(stage.as(world.people.ana)),
    ];
    await stage.worker.runDue(expiresAt);
    expect(await mia.until('credits')).toContain('credits');
    expect(await ada.until('credits')).toContain('credits');
    await publishChange(stage.db, {
      topics: ['mark'],
      to: { userIds: [world.people.ana.id], staff: false },
    });
    expect(await ana.until('mark')).toEqual(['mark']);
    for (const page of [mia, ada, ana]) page.close();
  });

  test('that was moved meanwhile loses nothing until the new moment', async () => {
    const later = expiresAt + 48 * hour;
    await stage.db.orm
      .update(creditLots)
      .set({ expiresAt: later })
      .where(eq(creditLots.id, world.lots.own));
    await stage.worker.runDue(expiresAt);
    expect((await lotOf(world.lots.own))?.status).toBe('active');
    await stage.worker.runDue(later);
    expect((await lotOf(world.lots.own))?.status).toBe('expired');
  });

  test('keeps the units that are held for a booking; those that come back after it expire at once', async () => {
    const booking = await ask(stage.as(world.people.mia), 'POST', '/booking-requests', {
      session: world.sessions.coaching,
      coach: world.people.ana.id,
      credit: world.lots.own,
      startsAt: new Date(expiresAt - hour).toISOString(),
      idempotencyKey: crypto.randomUUID(),
    });
    await tell(booking.data.id, 'CONFIRM', {});
    await stage.worker.runDue(expiresAt);
    expect((await creditsOfMia()).lots[0]).toMatchObject({
      available: 0,
      held: 1,
      status: 'expired',
    });
    stage.clock.set(expiresAt + hour);
    await tell(booking.data.id, 'RECORD_OUTCOME', { coachAttended: false });
    expect((await creditsOfMia()).lots[0]).toMatchObject({
      available: 0,
      held: 0,
      status: 'expired',
    });
    expect((await expiries(world.lots.own)).map(({ amount }) => amount)).toEqual([2, 1]);
  });

  async function tell(id: string, type: string, payload: object): Promise<void> {
    const coach = stage.as(world.people.ana);
    const { data } = await ask(coach, 'GET', `/bookings/${id}`);
    const reply = await ask(coach, 'POST', `/bookings/${id}/events`, {
      type,
      payload,
      version: data.version,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(reply.errors).toEqual({});
  }
});

test('lots that are older than the timers of lots get theirs with the migration', async () => {
  const before = await stage.db.orm.select().from(timers).orderBy(timers.entityId);
  await stage.db.script('delete from timers');
  await stage.db.orm
    .update(creditLots)
    .set({ status: 'deleted' })
    .where(and(eq(creditLots.programmeId, world.programmeId), eq(creditLots.holderType, 'team')));
  await stage.db.script(
    await readFile(new URL('0006_credit_expiry.sql', migrationsFolder), 'utf8'),
  );
  const after = await stage.db.orm.select().from(timers).orderBy(timers.entityId);
  const ours = ({ entityId }: { entityId: string }) =>
    before.some((each) => each.entityId === entityId);
  expect(after.filter(ours)).toEqual(before.filter(({ entityId }) => entityId !== world.lots.team));
});
