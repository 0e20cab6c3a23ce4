import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isStaff, system, type Stamp } from '#machines/person.ts';
import { bookingInviteState, bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookingInvites, timers } from '#database/schema/index.ts';
import { send } from '#server/records/send.ts';
import { inState } from '#database/in-state.ts';
import { bookingInviteKind } from './kind.ts';

/** The session is over or cancelled: what nobody has answered is closed, inside the transaction of the booking's event. */
export async function closeInvites(db: Database, bookingId: string, at: number): Promise<void> {
  const open = await db.orm
    .select({ id: bookingInvites.id })
    .from(bookingInvites)
    .where(
      and(
        eq(bookingInvites.bookingId, bookingId),
        inState(bookingInvites.status, bookingInviteStates.open),
      ),
    )
    .orderBy(asc(bookingInvites.id));
  for (const { id } of open)
    await send(db, bookingInviteKind, id, { type: 'CLOSE', by: system, at });
}

/** The session has another time: invitations can be answered as long before it as they could before the old one. */
export async function moveInvites(db: Database, bookingId: string, byMs: number): Promise<void> {
  const later = sql`interval '1 millisecond' * ${byMs}::bigint`;
  const moved = await db.orm
    .update(bookingInvites)
    .set({ expiresAt: sql`${bookingInvites.expiresAt} + ${later}` })
    .where(eq(bookingInvites.bookingId, bookingId))
    .returning({ id: bookingInvites.id });
  if (moved.length === 0) return;
  await db.orm
    .update(timers)
    .set({ runAt: sql`${timers.runAt} + ${later}` })
    .where(
      and(
        eq(timers.machine, bookingInviteKind.chart.name),
        inArray(
          timers.entityId,
          moved.map(({ id }) => id),
        ),
      ),
    );
  db.afterCommit(() => void db.outside(() => db.notify('timers')));
}

/** Somebody no longer comes: the invitation by which they came is declined by it, or taken back where staff removed them. */
export async function leaveInvite(
  db: Database,
  bookingId: string,
  userId: string,
  { by, at }: Stamp,
): Promise<void> {
  const [accepted] = await db.orm
    .select({ id: bookingInvites.id })
    .from(bookingInvites)
    .where(
      and(
        eq(bookingInvites.bookingId, bookingId),
        eq(bookingInvites.inviteeId, userId),
        inState(bookingInvites.status, bookingInviteState.accepted),
      ),
    );
  if (!accepted) return;
  const event = isStaff(by)
    ? { type: 'REVOKE' as const, by }
    : { type: 'LEAVE' as const, by: system };
  await send(db, bookingInviteKind, accepted.id, { ...event, at });
}
