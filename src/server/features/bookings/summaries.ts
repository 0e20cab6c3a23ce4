import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { bookingSummary } from '#contract/bookings.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookings,
  organizations,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { wireInstant } from '#server/http/wire.ts';

export type BookingSummary = z.input<typeof bookingSummary>;

/** Bookings by id, in the order of the ids; three queries however many there are. */
export async function summariesOf(db: Database, ids: readonly string[]): Promise<BookingSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm
    .select({
      booking: bookings,
      session: { id: sessions.id, name: sessions.name },
      coach: { id: users.id, fullName: users.fullName, pictureUrl: users.pictureUrl },
      teamName: teams.name,
      organizationName: organizations.name,
    })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookings.coachId))
    .innerJoin(organizations, eq(organizations.id, bookings.organizationId))
    .leftJoin(teams, eq(teams.id, bookings.teamId))
    .where(inArray(bookings.id, [...ids]));
  const people = await attendeesOf(db, ids);
  const byId = new Map(
    rows.map(
      ({ booking, session, coach, teamName, organizationName }): [string, BookingSummary] => [
        booking.id,
        {
          id: booking.id,
          version: booking.version,
          reference: booking.reference,
          title: booking.title,
          status: booking.status,
          statusLabel: statusLabels[booking.status] ?? booking.status,
          kind: booking.kind as BookingSummary['kind'],
          startsAt: wireInstant(booking.startsAt),
          endsAt: wireInstant(booking.endsAt),
          session,
          coach,
          attendees: people
            .filter(({ bookingId }) => bookingId === booking.id)
            .map(({ person }) => person),
          team: booking.teamId && teamName ? { id: booking.teamId, name: teamName } : null,
          organization: { id: booking.organizationId, name: organizationName },
          location: {
            kind: booking.locationKind as BookingSummary['location']['kind'],
            detail: booking.locationDetail,
            joinUrl: booking.joinUrl,
          },
          creditState: booking.creditState as BookingSummary['creditState'],
          createdAt: wireInstant(booking.createdAt),
        },
      ],
    ),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The people of some bookings, with their attendance. */
export async function attendeesOf(db: Database, ids: readonly string[]) {
  return db.orm
    .select({
      id: attendees.id,
      bookingId: attendees.bookingId,
      attendance: sql<
        'expected' | 'attended' | 'missed' | 'withdrawn' | 'excused'
      >`${attendees.status}`,
      person: { id: users.id, fullName: users.fullName, pictureUrl: users.pictureUrl },
    })
    .from(attendees)
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(inArray(attendees.bookingId, [...ids]))
    .orderBy(asc(users.fullName), asc(attendees.id));
}
