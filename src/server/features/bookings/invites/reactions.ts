import { and, eq } from 'drizzle-orm';
import { hasWithdrawn } from '#machines/attendee/labels.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import { bookingInviteChart } from '#machines/booking-invite/chart.ts';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { InviteEvent } from '#machines/booking-invite/capabilities.ts';
import type { bookingInviteMachine } from '#machines/booking-invite/machine.ts';
import { system } from '#machines/person.ts';
import { bookingNotice } from '#domain/notifications/notices.ts';
import { newId } from '#domain/ids.ts';
import { attendees } from '#database/schema/index.ts';
import type { EffectContext, EffectHandlers } from '#server/records/kind.ts';
import { reactTo } from '#server/records/reactions.ts';
import { send } from '#server/records/send.ts';
import { reserve } from '#server/features/availability/public.ts';
import { aboutBooking, announce, settleNotices } from '#server/features/notifications/public.ts';
import { followInCalendars } from '../attendees/calendar.ts';
import { attendeeKind } from '../attendees/kind.ts';
import type { AttendeeEffect } from '../attendees/units.ts';
import { changesBetween } from '../notices/changes.ts';
import { reactToBooking } from '../record/reaction.ts';
import { notifyInvitees } from './announce-to-invitees.ts';
import { closeInvites, leaveInvite, moveInvites } from './follow.ts';
import type { InviteExtra } from './load.ts';
import { moveUp } from './waiting-list.ts';

type Context = EffectContext<InviteContext, InviteExtra, InviteEvent>;

const own: EffectHandlers<typeof bookingInviteMachine, InviteContext, InviteExtra, InviteEvent> = {
  async joinSession(context: Context) {
    const { db, extra, after, at } = context;
    const place = await placeOf(context);
    if (place) await send(db, attendeeKind, place.id, { type: 'JOIN', by: system, at });
    else await takePlace(context);
    await db.orm
      .update(attendees)
      .set({ via: 'invite' })
      .where(
        and(
          eq(attendees.bookingId, extra.booking.id),
          eq(attendees.userId, after.context.inviteeId),
        ),
      );
  },
  async leaveSession(context: Context) {
    const { db, after, by, at } = context;
    const place = await placeOf(context);
    // Whoever withdrew on the page of their own place has left already.
    if (!place || hasWithdrawn(place.status)) return;
    // Whoever takes an invitation back is not the one who withdraws.
    const who = by.id === after.context.inviteeId ? by : system;
    const reason = who === system ? 'The invitation was revoked.' : undefined;
    await send(db, attendeeKind, place.id, {
      type: 'WITHDRAW',
      ...(reason && { reason }),
      by: who,
      at,
    });
  },
  async notify({ db, id, extra, after, by, at, eventId }, { type, to }) {
    const { inviteeId, invitedBy } = after.context;
    const people = { invitee: inviteeId, inviter: invitedBy };
    const recipientIds = to.flatMap((whom) => people[whom] ?? []).filter((each) => each !== by.id);
    await announce(db, {
      notice: bookingNotice(type),
      about: aboutBooking({
        bookingId: extra.booking.id,
        subject: { id, userId: inviteeId, name: extra.inviteeName, attendance: 'expected' },
        // Whoever moves up is asked by whoever wanted them there.
        actor: by.role === 'System' && invitedBy ? { id: invitedBy, role: 'Member' } : by,
        at,
      }),
      recipientIds,
      at,
      eventId,
    });
  },
  offerSeat: ({ db, extra, at }: Context) => moveUp(db, extra.booking.id, at),
  async settleNotices({ db, id, extra, at }: Context, { types }) {
    await settleNotices(db, {
      types,
      entity: 'booking',
      entityId: extra.booking.id,
      subjectId: id,
      at,
    });
  },
};

/** What an invitation does: whoever accepts has a place from then on, and whoever no longer comes leaves a seat to others. */
export const inviteReaction = reactTo(bookingInviteChart, own);

/** What became of somebody's place, for the invitation by which they came and for those who wait for a seat. */
export const invitesOfAttendees = reactTo(attendeeChart, {
  answerInvite: ({ db, extra, by, at }: AttendeeEffect) =>
    leaveInvite(db, extra.booking.id, extra.row.userId, { by, at }),
  offerSeat: ({ db, extra, at }: AttendeeEffect) => moveUp(db, extra.booking.id, at),
});

/** What became of a booking, for those who are invited to it and have not answered. */
export const invitesOfBookings = reactToBooking({
  releaseTime: ({ db, id, at }) => closeInvites(db, id, at),
  swapTime: ({ db, id, before, after: { context } }) =>
    moveInvites(db, id, context.startsAt - (before?.context.startsAt ?? context.startsAt)),
  async notify({ db, id, before, after, by, at, eventId }, { type, to, variant }) {
    if (!to.includes('invitees')) return;
    const notice = bookingNotice(type, variant);
    const changes = changesBetween(before?.context ?? null, after.context);
    await notifyInvitees(db, { notice, actor: by, bookingId: id, changes, at, eventId });
  },
});

async function placeOf({ db, extra, after }: Context) {
  const [place] = await db.orm
    .select({ id: attendees.id, status: attendees.status })
    .from(attendees)
    .where(
      and(eq(attendees.bookingId, extra.booking.id), eq(attendees.userId, after.context.inviteeId)),
    );
  return place ?? null;
}

/** The invitee has a place in the session from now on. */
async function takePlace({ db, extra: { booking }, after, at, eventId }: Context): Promise<void> {
  const userId = after.context.inviteeId;
  const id = newId(at);
  await db.orm.insert(attendees).values({
    id,
    bookingId: booking.id,
    organizationId: booking.organizationId,
    userId,
    via: 'invite',
    createdAt: at,
    updatedAt: at,
  });
  await reserve(db, { bookingId: booking.id }, [
    { side: 'member', personId: userId, during: { from: booking.startsAt, to: booking.endsAt } },
  ]);
  await followInCalendars(db, booking, { userId, kind: 'comes', at, eventId });
  if (booking.creditMode === 'perAttendee' && booking.cost > 0)
    await send(db, attendeeKind, id, { type: 'HOLD', by: system, causedBy: userId, at });
}
