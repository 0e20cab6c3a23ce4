import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reservations, slotHolds } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const server = await testServer();
const { db } = server;
const hour = 3_600_000;

/** The embedded database has one connection and hides races; these show on a server. */
it.each([
  ['of one time', () => 48],
  ['of thirty times on several days', (n: number) => 48 + 2 * n],
])('of thirty holds %s by one member each takes the place of the one before', async (_, ahead) => {
  const world = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: { coaching: {} },
    lots: { mia: { session: 'coaching', holder: 'mia', units: 9 } },
  });
  const { mia, ana } = world.people;
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_each, n) => {
      const response = await server.as(mia).request('/api/slot-holds', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          session: world.sessions.coaching,
          coach: ana.id,
          credit: world.lots.mia,
          startsAt: new Date(seededAt + ahead(n) * hour).toISOString(),
          idempotencyKey: newId(),
        }),
      });
      return response.ok ? 'done' : `${response.status} ${await response.text()}`;
    }),
  );
  expect([...new Set(answers)]).toEqual(['done']);
  const own = and(eq(slotHolds.memberId, mia.id), eq(slotHolds.status, 'held'));
  expect(await db.orm.$count(slotHolds, own)).toBe(1);
  expect(await db.orm.$count(reservations, eq(reservations.personId, mia.id))).toBe(1);
});
