import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InviteContext, InviteEvent } from '#machines/booking-invite/context.ts';
import { isStillAhead } from '#machines/booking/labels.ts';
import type { Facts } from '#machines/plain-record.ts';
import { userState } from '#machines/user/states.gen.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { lockDays, reservedBetween } from '#server/features/availability/public.ts';
import { inState, notInState } from '#database/in-state.ts';
import { coverOf } from '../attendees/facts.ts';
import type { BookingRow } from '../record/load.ts';
import type { Invite } from './load.ts';
import { seatFacts, seatsOf, seatsOfEach } from './seats.ts';

/** Why nobody can come to the session any more, whoever asks; null while it was asked for or agreed. */
export const whetherOn = ({ status }: Pick<BookingRow, 'status'>): Facts => ({
  isOn: isStillAhead(status) ? null : 'This session no longer takes place.',
});

/** What stands in the way of a new invitation; the session is locked. */
export async function factsForInviting(
  db: Database,
  booking: BookingRow,
  { inviteeId, inviteeName }: Pick<InviteContext, 'inviteeId' | 'inviteeName'>,
): Promise<Facts> {
  const isColleague = await db.orm.$count(
    users,
    and(
      eq(users.id, inviteeId),
      inState(users.status, userState.active),
      eq(users.organizationId, booking.organizationId),
      inArray(users.role, ['Member', 'OrganizationAdmin']),
    ),
  );
  const isThere = (await placesOf(db, inviteeId, [booking.id])).length > 0;
  return {
    ...whetherOn(booking),
    isColleague: isColleague === 0 ? 'Choose someone to invite.' : null,
    isNotIn: isThere ? `${inviteeName} is already invited.` : null,
    ...seatFacts(await seatsOf(db, booking.id)),
  };
}

/** What stands in the way of answers to invitations of one person, by invitation; as many queries for many as for one. */
export async function factsForAnswers(
  db: Database,
  inviteeId: string,
  invites: readonly Pick<Invite, 'id' | 'extra'>[],
): Promise<ReadonlyMap<string, Facts>> {
  if (invites.length === 0) return new Map();
  const bookingIds = invites.map(({ extra }) => extra.booking.id);
  const seats = await seatsOfEach(db, bookingIds);
  const places = await placesOf(db, inviteeId, bookingIds);
  const from = Math.min(...invites.map(({ extra }) => extra.booking.startsAt));
  const to = Math.max(...invites.map(({ extra }) => extra.booking.endsAt));
  const reserved = await reservedBetween(db, [inviteeId], from, to);
  const covers = new Map<string, Facts>();
  for (const { id, extra } of invites) covers.set(id, await coverOf(db, extra.booking, inviteeId));
  const factsOf = ({
    id,
    extra: { booking, inviteeName },
  }: Pick<Invite, 'id' | 'extra'>): Facts => {
    const isThere = places.some((it) => it.bookingId === booking.id && it.inviteId !== id);
    const isTaken =
      !isThere &&
      reserved.some(({ during }) => during.from < booking.endsAt && booking.startsAt < during.to);
    const free = seats.get(booking.id);
    return {
      ...whetherOn(booking),
      isNotIn: isThere ? `${inviteeName} is already invited.` : null,
      ...(free && seatFacts(free)),
      isTimeFree: isTaken ? `${inviteeName} has another session at that time.` : null,
      isCovered: covers.get(id)?.['isCovered'] ?? null,
    };
  };
  return new Map(invites.map((invite) => [invite.id, factsOf(invite)]));
}

interface Place extends Record<string, unknown> {
  readonly bookingId: string;
  /** The invitation that keeps it, while it is not answered. */
  readonly inviteId: string | null;
}

/** The places that somebody has in these sessions already: where they are expected, or asked and have not answered. */
async function placesOf(
  db: Database,
  userId: string,
  bookingIds: readonly string[],
): Promise<readonly Place[]> {
  const among = inArray(sql`booking_id`, [...bookingIds]);
  return db.orm.execute<Place>(sql`
    select booking_id as "bookingId", null::uuid as "inviteId" from attendees
    where ${among} and user_id = ${userId} and ${notInState(sql`status`, attendeeState.withdrawn)}
    union all select booking_id, id from booking_invites
    where ${among} and invitee_id = ${userId} and ${inState(sql`status`, bookingInviteStates.open)}`);
}

/** What stands in the way of an answer that is given now; the days of the invitee are locked until the transaction ends. */
async function factsForAnswer(db: Database, invite: Invite): Promise<Facts> {
  const { booking } = invite.extra;
  const { inviteeId: personId } = invite.row.context;
  const during = { from: booking.startsAt, to: booking.endsAt };
  await lockDays(db, [{ side: 'member', personId, during }]);
  return (await factsForAnswers(db, personId, [invite])).get(invite.id) ?? whetherOn(booking);
}

/** What must be found out before an event of an invitation that exists can be decided. */
export const inviteFacts = async (
  db: Database,
  invite: Invite,
  event: InviteEvent,
): Promise<Record<string, unknown>> => {
  const { booking } = invite.extra;
  if (event.type === 'ACCEPT' || event.type === 'ENLIST') return factsForAnswer(db, invite);
  if (event.type !== 'MOVE_UP') return { ...whetherOn(booking) };
  const { all, taken } = await seatsOf(db, booking.id);
  const isSeatFree = taken < all ? null : `This session is full (${taken} of ${all}).`;
  return { ...whetherOn(booking), isSeatFree };
};
