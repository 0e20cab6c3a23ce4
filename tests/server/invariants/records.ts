import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookingRequests,
  bookings,
  creditLots,
  ledgerAccounts,
  ledgerTransfers,
  machineEvents,
  notifications,
  programmes,
  reservations,
  slotHolds,
  timers,
} from '#database/schema/index.ts';
import type { Town } from './town.ts';

/** Everything that a town has written, each list in a fixed order. */
export type Records = Awaited<ReturnType<typeof recordsOf>>;
export type BookingRow = Records['bookings'][number];

/** An invariant of the domain reference, 15: sentences about whatever breaks it, none when all is well. `rungAt`: when the timer worker last ran. */
export type Rule = (records: Records, rungAt: number) => string[];

export async function recordsOf(db: Database, { people, programmeId }: Town) {
  const everybody = Object.values(people).map(({ id }) => id);
  const coaches = [people.ana.id, people.ben.id];
  const theirBookings = await db.orm
    .select()
    .from(bookings)
    .where(inArray(bookings.coachId, coaches))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  const holds = await db.orm
    .select()
    .from(slotHolds)
    .where(inArray(slotHolds.coachId, coaches))
    .orderBy(asc(slotHolds.id));
  const bookingIds = theirBookings.map(({ id }) => id);
  const [programme] = await db.orm.select().from(programmes).where(eq(programmes.id, programmeId));
  const ofBookings = (column: typeof attendees.bookingId | typeof bookingRequests.bookingId) =>
    inArray(column, bookingIds);
  return {
    bookings: theirBookings,
    holds,
    attendees: await db.orm
      .select()
      .from(attendees)
      .where(ofBookings(attendees.bookingId))
      .orderBy(asc(attendees.id)),
    requests: await db.orm
      .select()
      .from(bookingRequests)
      .where(ofBookings(bookingRequests.bookingId))
      .orderBy(asc(bookingRequests.id)),
    reservations: await db.orm
      .select()
      .from(reservations)
      .where(inArray(reservations.personId, everybody))
      .orderBy(asc(reservations.id)),
    lots: await db.orm
      .select()
      .from(creditLots)
      .where(eq(creditLots.programmeId, programmeId))
      .orderBy(asc(creditLots.id)),
    accounts: await db.orm
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.programmeId, programmeId))
      .orderBy(asc(ledgerAccounts.key)),
    transfers: await db.orm
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.programmeId, programmeId))
      .orderBy(asc(ledgerTransfers.position)),
    ledgerPosition: programme?.ledgerPosition ?? 0,
    timers: await db.orm.select().from(timers).orderBy(asc(timers.entityId), asc(timers.timer)),
    events: await db.orm
      .select()
      .from(machineEvents)
      .where(inArray(machineEvents.entityId, [...bookingIds, ...holds.map(({ id }) => id)]))
      .orderBy(asc(machineEvents.entityId), asc(machineEvents.position)),
    notifications: await db.orm
      .select()
      .from(notifications)
      .where(
        or(
          inArray(notifications.recipientId, everybody),
          inArray(notifications.entityId, bookingIds),
        ),
      )
      .orderBy(asc(notifications.createdAt), asc(notifications.id)),
  };
}
