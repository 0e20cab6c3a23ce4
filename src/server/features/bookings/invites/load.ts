import { eq, sql } from 'drizzle-orm';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookingInvites, bookings, teams, users } from '#database/schema/index.ts';
import type { LoadedRecord } from '#server/records/kind.ts';
import type { BookingRow } from '../record/load.ts';

export type InviteRow = typeof bookingInvites.$inferSelect;

/** What the effects of an invitation need besides what its chart knows. */
export interface InviteExtra {
  readonly booking: BookingRow;
  readonly inviteeName: string;
}

export type Invite = LoadedRecord<InviteContext, InviteExtra>;

/** Who leads the team of a session, and the first of those whom nobody but staff or the coach has booked; beside a row of bookings. */
export const around = {
  leaderId: sql<
    string | null
  >`(select t.leader_id from ${teams} t where t.id = "bookings"."team_id")`,
  only: sql<string | null>`(select min(a.user_id::text) from ${attendees} a
    where a.booking_id = "bookings"."id" and a.via in ('staff', 'coach'))`,
};

interface Around {
  readonly leaderId: string | null;
  readonly only: string | null;
}

type SessionContext = Omit<
  InviteContext,
  | 'inviteeId'
  | 'inviteeName'
  | 'invitedBy'
  | 'expiresAt'
  | 'respondedAt'
  | 'declineReason'
  | 'waitingSince'
>;

const sessionFrom = (booking: BookingRow, { leaderId, only }: Around): SessionContext => ({
  hostIds: [booking.requesterId ?? only, leaderId].filter((host) => host !== null),
  coachId: booking.coachId,
  isForSeveral: booking.kind !== 'oneToOne',
  startsAt: booking.startsAt,
  timeZone: booking.memberTimeZone,
});

/** What every invitation to a session knows of it. */
export async function sessionContext(db: Database, booking: BookingRow): Promise<SessionContext> {
  const [found] = await db.orm
    .select({ ...around, id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, booking.id));
  return sessionFrom(booking, found ?? { leaderId: null, only: null });
}

/** An invitation as its chart sees it. */
export function inviteAsRow(
  row: InviteRow,
  booking: BookingRow,
  people: Around & { readonly inviteeName: string },
): ChartRow<InviteContext> {
  const { status, inviteeId, invitedBy, expiresAt, respondedAt, declineReason, waitingSince } = row;
  const { inviteeName } = people;
  const answer = { respondedAt, declineReason, waitingSince };
  const own = { inviteeId, inviteeName, invitedBy, expiresAt, ...answer };
  return { status, regions: {}, context: { ...sessionFrom(booking, people), ...own } };
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
    .select({ row: bookingInvites, inviteeName: users.fullName, ...around })
    .from(bookingInvites)
    .innerJoin(bookings, eq(bookings.id, bookingInvites.bookingId))
    .innerJoin(users, eq(users.id, bookingInvites.inviteeId))
    .where(eq(bookingInvites.id, id));
  if (!found) return null;
  const { row, ...people } = found;
  const { inviteeName } = people;
  const chartRow = inviteAsRow(row, booking, people);
  return { id, version: row.version, row: chartRow, extra: { booking, inviteeName } };
}
