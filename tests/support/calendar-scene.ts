import { eq } from 'drizzle-orm';
import { bookings, busyTimes, externalCalendars, notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { CalendarDirection } from '#domain/external-calendars/vocabulary.ts';
import { calendarJobs } from '#server/calendars/job-types.ts';
import {
  disconnectCleanupDelivery,
  probeDelivery,
  syncDelivery,
  writeDelivery,
} from '#server/features/external-calendars/public.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings/settings.ts';
import { closedAtEnd } from './endings.ts';
import { openCalendarServer } from './radicale.ts';
import { aStage } from './stage.ts';
import { aWorld } from './world.ts';

/** A server with its workers, which work only when the test says so, a coach with a member, and a real calendar server with a calendar of the coach. */
export async function aCalendarScene(settings: Partial<Settings> = {}) {
  const stage = await aStage({ settings });
  const { db, clock, services, worker } = stage;
  const server = await openCalendarServer();
  closedAtEnd(server.close);
  const address = await server.make(`Private ${newId().slice(-6)}`);
  const { people, sessions, lots } = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      carl: { role: 'Coach', name: 'Carl Okoro' },
      cora: { role: 'Coach', name: 'Cora Silva' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { instant: { creditCost: 1, requiresCoachConfirmation: false } },
    lots: { mia: { session: 'instant', holder: 'mia', units: 20 } },
  });
  const work = { db, clock, settings: services.settings, parsing: services.parsing };
  const silent = async () => {};
  const outbox = outboxWorker({
    db,
    clock,
    log: services.log,
    deliveries: {
      [calendarJobs.probe]: probeDelivery(work),
      [calendarJobs.sync]: syncDelivery(work),
      [calendarJobs.write]: writeDelivery(work),
      [calendarJobs.disconnectCleanup]: disconnectCleanupDelivery(work),
      mail: silent,
    },
  });

  const scene = {
    ...stage,
    server,
    address,
    people,
    sessions,
    lots,
    work,
    /** Everything that is due is done. */
    async settle(): Promise<void> {
      await worker.runDue(clock.now());
      await outbox.runDue(clock.now());
    },
    /** So many minutes pass, one after the other, with everything that falls due in them. */
    async pass(minutes: number, step = 1): Promise<void> {
      for (let gone = 0; gone < minutes; gone += step) {
        clock.advance({ minutes: step });
        await scene.settle();
      }
    },
    async calendar(id: string) {
      const [row] = await db.orm
        .select()
        .from(externalCalendars)
        .where(eq(externalCalendars.id, id));
      if (!row) throw new Error('There is no such calendar');
      return row;
    },
    /** Names the calendar server, as the coach; resolves to the calendar's id. */
    async name(more: Partial<{ password: string; address: string }> = {}): Promise<string> {
      const { username, password } = server;
      const { id } = await stage.as(people.carl).call('POST /external-calendars', {
        body: {
          coach: people.carl.id,
          provider: 'caldav',
          address: server.address,
          username,
          password,
          idempotencyKey: newId(),
          ...more,
        },
      });
      return id;
    },
    async choose(id: string, direction: CalendarDirection, calendar = address) {
      const { version } = await scene.calendar(id);
      return stage.as(people.carl).call('POST /external-calendars/{externalCalendar}/events', {
        params: { externalCalendar: id },
        body: {
          type: 'CHOOSE',
          payload: { calendar, direction },
          version,
          idempotencyKey: newId(),
        },
      });
    },
    /** The whole way: named, reached, chosen and read. */
    async connect(direction: CalendarDirection): Promise<string> {
      const id = await scene.name();
      await scene.settle();
      await scene.choose(id, direction);
      await scene.settle();
      return id;
    },
    /** The member books at once; resolves to the booking's id. */
    async book(startsAt: number): Promise<string> {
      const { id } = await stage.as(people.mia).call('POST /booking-requests', {
        body: {
          session: sessions.instant,
          coach: people.carl.id,
          credit: lots.mia,
          startsAt: new Date(startsAt).toISOString(),
          idempotencyKey: newId(),
        },
      });
      return id;
    },
    async booking(id: string) {
      const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
      if (!row) throw new Error('There is no such booking');
      return row;
    },
    /** The times at which a calendar keeps the coach busy. */
    busy: (id: string) =>
      db.orm
        .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
        .from(busyTimes)
        .where(eq(busyTimes.calendarId, id))
        .orderBy(busyTimes.startsAt),
    async told(bookingId: string): Promise<string[]> {
      const rows = await db.orm
        .select({ type: notifications.type })
        .from(notifications)
        .where(eq(notifications.entityId, bookingId));
      return rows.map(({ type }) => type);
    },
  };
  return scene;
}
