import { and, eq, inArray } from 'drizzle-orm';
import type { InviteContext, InviteEvent } from '#machines/booking-invite/context.ts';
import { isStillAhead } from '#machines/booking/labels.ts';
import type { Facts } from '#machines/plain-record.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { firstClash, lockDays } from '#server/features/availability/public.ts';
import type { BookingRow } from '../load.ts';
import { isIn, type Invite } from './load.ts';
import { fullSentence, seatsOf } from './seats.ts';

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
      eq(users.status, 'active'),
      eq(users.organizationId, booking.organizationId),
      inArray(users.role, ['Member', 'OrganizationAdmin']),
    ),
  );
  const isThere = await isIn(db, booking.id, inviteeId);
  return {
    ...whetherOn(booking),
    isColleague: isColleague === 0 ? 'Choose someone to invite.' : null,
    isNotIn: isThere ? `${inviteeName} is already invited.` : null,
    hasSeat: fullSentence(await seatsOf(db, booking.id)),
  };
}

/** What stands in the way of an answer; the days of the invitee are locked, when it is to be given at once. */
export async function factsForAnswer(
  db: Database,
  { id, row, extra: { booking, inviteeName } }: Pick<Invite, 'id' | 'row' | 'extra'>,
  isFinal: boolean,
): Promise<Facts> {
  const { inviteeId } = row.context;
  const taken = [
    {
      side: 'member' as const,
      personId: inviteeId,
      during: { from: booking.startsAt, to: booking.endsAt },
    },
  ];
  if (isFinal) await lockDays(db, taken);
  const isThere = await isIn(db, booking.id, inviteeId, id);
  const clash = isThere ? null : await firstClash(db, taken);
  return {
    ...whetherOn(booking),
    isNotIn: isThere ? `${inviteeName} is already invited.` : null,
    hasSeat: fullSentence(await seatsOf(db, booking.id)),
    isTimeFree: clash && `${inviteeName} has another session at that time.`,
  };
}

/** What must be found out before an event of an invitation that exists can be decided. */
export const inviteFacts = async (
  db: Database,
  invite: Invite,
  event: InviteEvent,
): Promise<Record<string, unknown>> =>
  event.type === 'ACCEPT'
    ? factsForAnswer(db, invite, true)
    : { ...whetherOn(invite.extra.booking) };
