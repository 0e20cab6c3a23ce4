import { and, eq, ne, sql } from 'drizzle-orm';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookingInvites, bookings, teams, users } from '#database/schema/index.ts';
import type { LoadedRecord } from '#server/records/kind.ts';
import type { BookingRow } from '../load.ts';

export type InviteRow = typeof bookingInvites.$inferSelect;

/** What the effects of an invitation need besides what its chart knows. */
export interface InviteExtra {
  readonly booking: BookingRow;
  readonly inviteeName: string;
}

export type Invite = LoadedRecord<InviteContext, InviteExtra>;

/** What every invitation to a session knows of it. */
export async function sessionContext(
  db: Database,
  booking: BookingRow,
): Promise<Omit<InviteContext, 'inviteeId' | 'inviteeName' | 'invitedBy' | 'expiresAt'>> {
  const [around] = await db.orm
    .select({
      leaderId: sql<
        string | null
      >`(select t.leader_id from ${teams} t where t.id = ${booking.teamId})`,
      only: sql<string | null>`(select min(a.user_id::text) from ${attendees} a
        where a.booking_id = ${booking.id} and a.via in ('staff', 'coach'))`,
    })
    .from(users)
    .where(eq(users.id, booking.coachId));
  const asker = booking.requesterId ?? around?.only ?? null;
  return {
    respondedAt: null,
    declineReason: null,
    hostIds: [asker, around?.leaderId ?? null].filter((host) => host !== null),
    coachId: booking.coachId,
    isForSeveral: booking.kind !== 'oneToOne',
    startsAt: booking.startsAt,
    timeZone: booking.memberTimeZone,
  };
}

/** An invitation as its chart sees it. */
export async function inviteAsRow(
  db: Database,
  row: InviteRow,
  booking: BookingRow,
  inviteeName: string,
): Promise<ChartRow<InviteContext>> {
  const { status, inviteeId, invitedBy, expiresAt, respondedAt, declineReason } = row;
  const session = await sessionContext(db, booking);
  return {
    status,
    regions: {},
    context: {
      ...session,
      inviteeId,
      inviteeName,
      invitedBy,
      expiresAt,
      respondedAt,
      declineReason,
    },
  };
}

/** The session, kept from being changed by others until the transaction ends: seats are counted under its lock. */
export async function lockSession(db: Database, id: string): Promise<BookingRow | null> {
  const [booking] = await db.orm.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return booking ?? null;
}

/** An invitation with its session, both locked, the session first. */
export async function lockInvite(db: Database, id: string): Promise<Invite | null> {
  const [where] = await db.orm
    .select({ bookingId: bookingInvites.bookingId })
    .from(bookingInvites)
    .where(eq(bookingInvites.id, id));
  const booking = where && (await lockSession(db, where.bookingId));
  if (!booking) return null;
  const [found] = await db.orm
    .select({ row: bookingInvites, inviteeName: users.fullName })
    .from(bookingInvites)
    .innerJoin(users, eq(users.id, bookingInvites.inviteeId))
    .where(and(eq(bookingInvites.id, id)));
  if (!found) return null;
  const { row, inviteeName } = found;
  const chartRow = await inviteAsRow(db, row, booking, inviteeName);
  return { id, version: row.version, row: chartRow, extra: { booking, inviteeName } };
}

/** Whether somebody is in a session already: expected, or asked and not answered. `except` is the invitation in question. */
export async function isIn(
  db: Database,
  bookingId: string,
  userId: string,
  except: string | null = null,
): Promise<boolean> {
  const coming = await db.orm.$count(
    attendees,
    and(
      eq(attendees.bookingId, bookingId),
      eq(attendees.userId, userId),
      ne(attendees.status, 'withdrawn'),
    ),
  );
  const asked = await db.orm.$count(
    bookingInvites,
    and(
      eq(bookingInvites.bookingId, bookingId),
      eq(bookingInvites.inviteeId, userId),
      eq(bookingInvites.status, 'sent'),
      except === null ? undefined : ne(bookingInvites.id, except),
    ),
  );
  return coming + asked > 0;
}
