import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings, ledgerAccounts } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const hour = 3_600_000;
const { db, as, clock } = await testServer();
clock.set(seededAt);
const { people, sessions, lots } = await aWorld(db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    ana: { role: 'Coach', name: 'Ana Silva' },
  },
  sessions: { sales: { name: 'Sales coaching' } },
  lots: {
    used: { session: 'sales', holder: 'mia', units: 2 },
    other: { session: 'sales', holder: 'mia', units: 1 },
  },
});

async function booked(days: number): Promise<string> {
  const { id } = await as(people.ana).call('POST /bookings', {
    body: {
      member: people.mia.id,
      session: sessions.sales,
      coach: people.ana.id,
      credit: lots.used,
      startsAt: new Date(seededAt + days * 24 * hour + hour).toISOString(),
      location: { kind: 'video', detail: null },
      idempotencyKey: newId(),
    },
  });
  return id;
}

const tell = (booking: string, version: number, event: object) =>
  as(people.ana).call('POST /bookings/{booking}/events', {
    params: { booking },
    body: { ...event, version, idempotencyKey: newId() } as never,
  });

test('two sessions that are brought back at once from one other lot with one unit: one has it, and the other stays cancelled', async () => {
  const pair = [await booked(3), await booked(4)];
  for (const id of pair)
    await tell(id, 1, { type: 'CANCEL', payload: { reason: 'I have fallen ill.' } });
  await booked(5);
  await booked(6);
  const answers = await Promise.allSettled(
    pair.map((id) => tell(id, 2, { type: 'REINSTATE', payload: {} })),
  );
  const refused = answers.flatMap((each) =>
    each.status === 'rejected' ? String(each.reason) : [],
  );
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('422');
  expect(refused[0]).toContain('credit');
  const rows = await db.orm.select().from(bookings);
  const ended = rows.filter(({ id }) => pair.includes(id));
  expect(ended.map(({ status }) => status).toSorted()).toEqual([
    'cancelled',
    'confirmed.scheduled',
  ]);
  expect(ended.find(({ status }) => status !== 'cancelled')?.creditLotId).toBe(lots.other);
  const [left] = await db.orm
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.key, `available:${lots.other}`));
  expect(left?.balance).toBe(0);
});
