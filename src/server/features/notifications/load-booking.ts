import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Person } from '#machines/person.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { BookingChanges } from '#domain/notifications/booking-changes.ts';
import type { BookingFacts } from '#domain/notifications/booking-words.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, sessions, teams, users } from '#database/schema/index.ts';
import { productName } from '#server/mail/brand.ts';
import { notInState } from '#database/in-state.ts';

export type BookingRow = typeof bookings.$inferSelect;

/** A booking with everything its notifications and calendar files say. */
export interface LoadedBooking {
  readonly row: BookingRow;
  readonly facts: BookingFacts;
}

/** Reads a booking once for all who are told; throws when there is none. */
export async function loadBooking(
  db: Database,
  id: string,
  actor: Person,
  at: number,
  changes: BookingChanges = {},
): Promise<LoadedBooking> {
  const coach = alias(users, 'coach');
  const requester = alias(users, 'requester');
  const [found] = await db.orm
    .select({
      row: bookings,
      sessionName: sessions.name,
      coachName: coach.fullName,
      requesterName: requester.fullName,
      team: { id: teams.id, name: teams.name },
      leaderId: teams.leaderId,
    })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(coach, eq(coach.id, bookings.coachId))
    .leftJoin(requester, eq(requester.id, bookings.requesterId))
    .leftJoin(teams, eq(teams.id, bookings.teamId))
    .where(eq(bookings.id, id));
  if (!found) throw new Error(`There is no booking ${id} to tell anyone about`);
  const { row, sessionName, coachName, requesterName, team, leaderId } = found;
  const expected = await attendeesOf(db, id);
  const facts: BookingFacts = {
    bookingId: id,
    sessionId: row.sessionId,
    sessionName,
    coachId: row.coachId,
    coachName,
    askerName: requesterName ?? expected[0]?.name ?? '',
    ownerId: leaderId ?? row.requesterId ?? expected[0]?.userId ?? '',
    team,
    attendees: expected,
    startsAt: row.startsAt,
    expiresAt: row.expiresAt ?? row.startsAt,
    isVideo: row.locationKind === 'video',
    cost: row.cost,
    creditState: row.creditState,
    eachPays: row.creditMode === 'perAttendee',
    lateWindow: (row.terms as { lateWindow: number }).lateWindow,
    isAnswered: row.response !== null,
    reason: (row.response as { reason: string | null } | null)?.reason ?? '',
    actorName: await nameOf(db, actor),
    changes,
    at,
  };
  return { row, facts };
}

async function attendeesOf(db: Database, bookingId: string): Promise<BookingFacts['attendees']> {
  return db.orm
    .select({
      id: attendees.id,
      userId: attendees.userId,
      name: users.fullName,
      attendance: attendees.status,
      creditState: attendees.creditState,
    })
    .from(attendees)
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(
      sql`${attendees.bookingId} = ${bookingId} and ${notInState(attendees.status, attendeeState.withdrawn)}`,
    )
    .orderBy(asc(attendees.id));
}

async function nameOf(db: Database, { id, role }: Person): Promise<string> {
  if (role === 'System') return productName;
  const [person] = await db.orm
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, id));
  return person?.name ?? productName;
}
