import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { bookingInvites } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingInviteKind, sendInvites } from '#server/features/bookings/public.ts';
import { send } from '#server/records/send.ts';
import type { PlannedBooking, PlannedInvite } from './bookings/plan.ts';
import type { Person } from './people/person.ts';

interface Later {
  readonly at: number;
  readonly happen: (booking: string) => Promise<void>;
}

/** Whoever asked for a session invites colleagues, who answer or do not. */
export const invitingTo = (
  db: Database,
  { by, invites }: Pick<PlannedBooking, 'by' | 'invites'>,
): Later[] =>
  invites.flatMap((invite): Later[] => {
    const { answer } = invite;
    const asked = { at: invite.at, happen: (booking: string) => ask(db, by, booking, invite) };
    if (!answer) return [asked];
    return [asked, { at: answer.at, happen: (booking) => reply(db, booking, invite) }];
  });

async function ask(
  db: Database,
  { id, role }: Person,
  booking: string,
  { at, invitee, waits: waiting, message }: PlannedInvite,
): Promise<void> {
  const idempotencyKey = newId(at);
  const wanted = { booking, invitees: [invitee.id], message, waiting, idempotencyKey };
  await sendInvites(db, { id, role }, wanted, at);
}

async function reply(db: Database, booking: string, { invitee, answer }: PlannedInvite) {
  const [invite] = await db.orm
    .select({ id: bookingInvites.id })
    .from(bookingInvites)
    .where(and(eq(bookingInvites.bookingId, booking), eq(bookingInvites.inviteeId, invitee.id)));
  if (!invite || !answer) return;
  const by = { id: invitee.id, role: invitee.role };
  await send(db, bookingInviteKind, invite.id, { ...answer.event, by, at: answer.at });
}
