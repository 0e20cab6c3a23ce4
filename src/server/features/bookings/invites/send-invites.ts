import { and, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { bookingInvites, bookings, users } from '#database/schema/index.ts';
import { policyFor } from '#server/features/availability/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { create } from '#server/records/send.ts';
import type { BookingRow } from '../record/load.ts';
import { visibleTo } from '../record/policy.ts';
import { bookingInviteKind } from './kind.ts';
import { lockSession, sessionContext } from './load.ts';
import { seatsOf, stillFree } from './seats.ts';

type Wanted = BodyOf<Endpoints['POST /booking-invites']>;

/** Invites colleagues to a session once for a key, all of them or nobody; resolves to the booking's id. */
export const sendInvites = (
  db: Database,
  principal: Pick<Principal, 'id' | 'role'>,
  { idempotencyKey: key, ...request }: Wanted,
  at: number,
): Promise<string> =>
  db.transaction(() =>
    once(
      db,
      { actorId: principal.id, key, endpoint: 'POST /booking-invites', request, at },
      async () => {
        const { booking: id, invitees, message, waiting } = request;
        const [visible] = await db.orm
          .select({ id: bookings.id })
          .from(bookings)
          .where(and(eq(bookings.id, id), visibleTo(principal)));
        const booking = visible && (await lockSession(db, id));
        if (!booking) throw refuse.invalid({ booking: 'Choose a session.' });
        const named = await db.orm
          .select({ id: users.id, fullName: users.fullName })
          .from(users)
          .where(inArray(users.id, invitees));
        for (const inviteeId of new Set(invitees)) {
          const inviteeName = named.find((each) => each.id === inviteeId)?.fullName ?? '';
          await invite(db, principal, booking, { inviteeId, inviteeName, message, waiting, at });
        }
        return id;
      },
    ),
  );

/** The invitation that nobody has sent yet. */
export async function anInvite(
  db: Database,
  booking: BookingRow,
  invitee: Pick<InviteContext, 'inviteeId' | 'inviteeName'>,
): Promise<InviteContext> {
  const { parameters } = await policyFor(db, booking.organizationId);
  return {
    ...(await sessionContext(db, booking)),
    ...invitee,
    invitedBy: null,
    respondedAt: null,
    declineReason: null,
    waitingSince: null,
    expiresAt: booking.startsAt - parameters.inviteCutoff,
  };
}

async function invite(
  db: Database,
  principal: Pick<Principal, 'id' | 'role'>,
  booking: BookingRow,
  {
    inviteeId,
    inviteeName,
    message,
    waiting,
    at,
  }: Pick<InviteContext, 'inviteeId' | 'inviteeName'> &
    Pick<Wanted, 'message' | 'waiting'> & { at: number },
): Promise<void> {
  const id = newId(at);
  const invitee = { inviteeId, inviteeName };
  const context = await anInvite(db, booking, invitee);
  const isFull = stillFree(await seatsOf(db, booking.id)) === null;
  const type = waiting && isFull ? 'ENLIST' : 'INVITE';
  const extra = { booking, inviteeName };
  await create(db, bookingInviteKind, {
    id,
    context,
    event: { type, ...readerOf({ principal, now: at }) },
    extra,
    insert: async ({ status, context: { waitingSince } }) => {
      await db.orm.insert(bookingInvites).values({
        id,
        status,
        bookingId: booking.id,
        organizationId: booking.organizationId,
        inviteeId,
        invitedBy: principal.id,
        message,
        expiresAt: context.expiresAt,
        waitingSince,
        createdAt: at,
        updatedAt: at,
      });
      return extra;
    },
  });
}
