import { beforeEach } from 'vitest';
import { and, asc, eq } from 'drizzle-orm';
import { bookings, ledgerAccounts, notifications, outbox, timers } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { queuedMail } from '#server/mail/queued-mail.ts';
import { timedKinds } from '#server/timed-kinds.ts';
import { timerWorker } from '#server/timers/worker.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

export const hour = 60 * 60_000;

/** Five days after the clock of the tests: Saturday 7 March 2026, 14:00 in London, 09:00 in New York. */
export const startsAt = Date.parse('2026-03-07T14:00:00.000Z');

/** The scene of one test file. The clock stands at `seededAt` when a test begins. */
export async function notificationStage(options?: Parameters<typeof testServer>[0]) {
  const scene = await notificationScene(options);
  beforeEach(() => scene.clock.set(seededAt));
  let days = 7;
  return {
    scene,
    people: scene.people,
    /** Every test has a day of its own, so that none stands in another's way. */
    nextStart: () => Date.parse('2026-03-02T14:00:00.000Z') + (days += 1) * 24 * hour,
  };
}

/** A small world in which sessions can be booked through the API, and what its people are told. */
export async function notificationScene(options?: Parameters<typeof testServer>[0]) {
  const server = await testServer(options);
  const { db } = server;
  const { people, sessions, teams, lots } = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      lea: { role: 'Member', name: 'Lea Novak' },
      tom: { role: 'Member', name: 'Tom Reed' },
      ana: { role: 'Coach', name: 'Ana Silva', timeZone: 'America/New_York' },
      ada: { role: 'Admin', name: 'Ada Grant' },
    },
    sessions: {
      sales: { name: 'Sales coaching' },
      quick: {
        name: 'Quick call',
        creditCost: 0,
        requiresCoachConfirmation: false,
        locationKinds: ['phone'],
      },
      workshop: { name: 'Team workshop', format: 'team', maxAttendees: 8 },
    },
    teams: { north: { name: 'Northern team', members: ['lea', 'tom'], coaches: ['ana'] } },
    lots: {
      mia: { session: 'sales', holder: 'mia', units: 20 },
      team: { session: 'workshop', holder: 'north', units: 20 },
    },
  });
  const { mia: member, ana: coach, ada: admin } = people;
  return {
    ...server,
    people,
    sessions,
    team: teams.north,
    lots,
    ...actions(server, { coach, admin, member, session: sessions.sales, lot: lots.mia }),
    ...observations(server),
    timers: timerWorker({
      db,
      clock: server.clock,
      log: server.services.log,
      kinds: timedKinds,
    }),
  };
}

export type NotificationScene = Awaited<ReturnType<typeof notificationScene>>;

interface Usual {
  readonly coach: TestPerson;
  readonly admin: TestPerson;
  readonly member: TestPerson;
  readonly session: string;
  readonly lot: string;
}

function actions(server: TestServer, usual: Usual) {
  const idempotencyKey = () => newId();
  return {
    /** Asks for a session; a member's usual one unless told. Resolves to the booking's id. */
    async request(
      person: TestPerson,
      more: { session?: string; credit?: string | null; for?: string; startsAt?: number } = {},
    ): Promise<string> {
      const { id } = await server.as(person).call('POST /booking-requests', {
        body: {
          session: more.session ?? usual.session,
          coach: usual.coach.id,
          credit: more.credit === undefined ? usual.lot : more.credit,
          for: more.for,
          startsAt: new Date(more.startsAt ?? startsAt).toISOString(),
          idempotencyKey: idempotencyKey(),
        },
      });
      return id;
    },
    /** Books for the usual member. */
    async bookFor(person: TestPerson, more: { startsAt?: number } = {}): Promise<string> {
      const { id } = await server.as(person).call('POST /bookings', {
        body: {
          member: usual.member.id,
          session: usual.session,
          coach: usual.coach.id,
          credit: usual.lot,
          startsAt: new Date(more.startsAt ?? startsAt).toISOString(),
          location: { kind: 'video', detail: null },
          idempotencyKey: idempotencyKey(),
        },
      });
      return id;
    },
    /** Sends an event as somebody who has just loaded the booking. */
    async tell(
      person: TestPerson,
      booking: string,
      type: string,
      payload: object = {},
    ): Promise<void> {
      const { version } = await server
        .as(person)
        .call('GET /bookings/{booking}', { params: { booking } });
      await server.as(person).call('POST /bookings/{booking}/events', {
        params: { booking },
        body: { type, payload, version, idempotencyKey: idempotencyKey() } as never,
      });
    },
  };
}

function observations({ db }: TestServer) {
  return {
    /** The notifications of a type about a booking, in the order of their recipients' ids. */
    async told(booking: string, type: string) {
      return db.orm
        .select()
        .from(notifications)
        .where(and(eq(notifications.entityId, booking), eq(notifications.type, type)))
        .orderBy(asc(notifications.createdAt), asc(notifications.id));
    },
    /** The mails that wait for a person and go about a booking. */
    async mailsTo(person: TestPerson, booking: string) {
      const rows = await db.orm
        .select()
        .from(outbox)
        .where(eq(outbox.kind, 'mail'))
        .orderBy(asc(outbox.id));
      const mails = rows.map(({ payload }) => queuedMail.parse(payload));
      return mails
        .filter(({ recipientId, details }) => {
          const isIts = details.some(({ label }) => label === 'Reference');
          return recipientId === person.id && isIts;
        })
        .filter(
          ({ go, calendar }) => go.path.includes(booking) || calendar?.path.includes(booking),
        );
    },
    /** The timers set for a record, by their short names, in the order of their moments. */
    async timersOf(entityId: string) {
      const rows = await db.orm
        .select()
        .from(timers)
        .where(eq(timers.entityId, entityId))
        .orderBy(asc(timers.runAt));
      return rows.map(({ timer, runAt }) => [timer.split('.')[2], runAt] as const);
    },
    async booking(id: string) {
      const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
      if (!row) throw new Error(`There is no booking ${id}`);
      return row;
    },
    async balance(kind: string, lotId: string): Promise<number> {
      const rows = await db.orm
        .select({ balance: ledgerAccounts.balance })
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.lotId, lotId)));
      return rows.reduce((sum, { balance }) => sum + balance, 0);
    },
  };
}
