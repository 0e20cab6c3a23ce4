import { eq } from 'drizzle-orm';
import { bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

export const hour = 3_600_000;
/** Midnight of Wednesday 4 March 2026, two days after the clock. */
export const day = Date.UTC(2026, 2, 4);

/** A coach around the clock whom a member books, another coach, and staff. */
export async function coachTimeScene() {
  const stage = await aStage();
  const { db } = stage;
  const { people, sessions, lots } = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ben: { role: 'Coach', name: 'Ben Okoro' },
      priya: { role: 'Admin', name: 'Priya Raman' },
    },
    sessions: {
      instant: { creditCost: 1, requiresCoachConfirmation: false, durationMinutes: 60 },
      asked: { creditCost: 1, requiresCoachConfirmation: true, durationMinutes: 60 },
    },
    lots: {
      instant: { session: 'instant', holder: 'mia', units: 50 },
      asked: { session: 'asked', holder: 'mia', units: 50 },
    },
  });
  const hal = await aPerson(db, 'OrganizationAdmin', 'Hal Lind', {
    organizationId: people.mia.organizationId,
  });
  const [ana, priya] = [stage.as(people.ana), stage.as(people.priya)];
  const params = { coach: people.ana.id };
  const week = [9, 9, 9, 9, 9].map((from) => [{ from: from * 60, to: 17 * 60 }]);
  const hours = (more: object = {}) => ({
    params,
    body: {
      timeZone: 'Europe/London',
      weekly: week,
      bufferBefore: 0,
      bufferAfter: 10,
      maxSessionsPerDay: null,
      minNotice: null,
      effectiveFrom: '2026-03-02',
      idempotencyKey: newId(),
      ...more,
    },
  });
  const block = (more: object = {}) => ({
    params,
    body: {
      kind: 'blocked' as const,
      timeZone: 'Europe/London',
      startsAt: '2026-03-04T10:00',
      endsAt: '2026-03-04T12:00',
      idempotencyKey: newId(),
      ...more,
    },
  });
  const event = (id: string, body: object) => ({
    params: { ...params, exception: id },
    body: { idempotencyKey: newId(), ...body } as never,
  });
  return {
    ...stage,
    people: { ...people, hal },
    ana,
    priya,
    params,
    hours,
    block,
    event,
    /** Books, or asks for, an hour of Ana's. */
    book: (at: number, session: 'instant' | 'asked' = 'instant') =>
      stage.as(people.mia).call('POST /booking-requests', {
        body: {
          session: sessions[session],
          credit: lots[session],
          coach: people.ana.id,
          startsAt: new Date(at).toISOString(),
          idempotencyKey: newId(),
        },
      }),
    time: (from = '2026-03-02', to = '2026-03-08') =>
      ana.call('GET /coaches/{coach}/time', { params, query: { from, to } }),
    statusOf: async (id: string) =>
      (await db.orm.select().from(bookings).where(eq(bookings.id, id)))[0],
  };
}
