import { and, asc, eq } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import { bookingInviteState } from '#machines/booking-invite/states.gen.ts';
import type { BookingNoticeKey } from '#domain/notifications/notices.ts';
import type { BookingChanges } from '#domain/notifications/booking-changes.ts';
import type { Database } from '#database/database.ts';
import { bookingInvites, users } from '#database/schema/index.ts';
import { aboutBooking, announce } from '#server/features/notifications/public.ts';
import { inState } from '#database/in-state.ts';

interface InviteAnnouncement {
  readonly notice: BookingNoticeKey;
  readonly actor: Person;
  readonly bookingId: string;
  readonly changes: BookingChanges;
  readonly at: number;
  readonly eventId: string;
}

/** Tells those who are invited and have not answered of a change, each with the way to their own invitation. */
export async function notifyInvitees(
  db: Database,
  { notice, actor, bookingId, changes, at, eventId }: InviteAnnouncement,
): Promise<void> {
  const open = await db.orm
    .select({ id: bookingInvites.id, userId: users.id, name: users.fullName })
    .from(bookingInvites)
    .innerJoin(users, eq(users.id, bookingInvites.inviteeId))
    .where(
      and(
        eq(bookingInvites.bookingId, bookingId),
        inState(bookingInvites.status, bookingInviteState.sent),
      ),
    )
    .orderBy(asc(bookingInvites.id));
  for (const invite of open)
    await announce(db, {
      notice,
      about: aboutBooking({
        bookingId,
        subject: { ...invite, attendance: 'expected' },
        actor,
        changes,
        at,
      }),
      recipientIds: [invite.userId],
      at,
      eventId,
    });
}
