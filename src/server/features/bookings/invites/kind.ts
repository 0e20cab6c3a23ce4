import { eq } from 'drizzle-orm';
import { bookingInviteChart } from '#machines/booking-invite/chart.ts';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { InviteEvent } from '#machines/booking-invite/capabilities.ts';
import { bookingInvites } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { inviteAnswers } from './answers.ts';
import { lockInvite, type InviteExtra } from './load.ts';

/** Invitations as the command kernel handles them. Why somebody declined is in no history. */
export const bookingInviteKind: RecordKind<InviteContext, InviteExtra, InviteEvent> = {
  chart: bookingInviteChart,
  stands: { table: bookingInvites, status: bookingInvites.status },
  lock: lockInvite,
  async write(
    db,
    id,
    { status, context: { respondedAt, declineReason, waitingSince } },
    version,
    at,
  ) {
    await db.orm
      .update(bookingInvites)
      .set({ status, respondedAt, declineReason, waitingSince, version, updatedAt: at })
      .where(eq(bookingInvites.id, id));
  },
  answers: inviteAnswers,
  audience: ({ row: { context }, extra: { booking } }) => ({
    userIds: [
      context.inviteeId,
      context.coachId,
      ...context.hostIds,
      ...(context.invitedBy ? [context.invitedBy] : []),
    ],
    staff: true,
    topics: [`booking:${booking.id}`, 'bookings', 'dashboard', 'record:booking-invites'],
  }),
};
