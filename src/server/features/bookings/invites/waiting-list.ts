import { and, asc, eq } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import { bookingInviteState } from '#machines/booking-invite/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookingInvites, bookings } from '#database/schema/index.ts';
import { send } from '#server/records/send.ts';
import { inState } from '#database/in-state.ts';
import { whyNotOn } from './answers.ts';
import { bookingInviteKind } from './kind.ts';
import { lockSession } from './load.ts';
import { seatsOf } from './seats.ts';

/**
 * Asks whoever has waited longest for each seat of a session that is free, inside the transaction in which it became so: the session is locked, so that no
 * seat is given twice and nobody is passed over.
 */
export async function moveUp(db: Database, bookingId: string, at: number): Promise<void> {
  const booking = await lockSession(db, bookingId);
  if (!booking || whyNotOn(booking) !== null) return;
  const { all, taken } = await seatsOf(db, bookingId);
  if (taken >= all) return;
  const next = await db.orm
    .select({ id: bookingInvites.id, expiresAt: bookingInvites.expiresAt })
    .from(bookingInvites)
    .where(
      and(
        eq(bookingInvites.bookingId, bookingId),
        inState(bookingInvites.status, bookingInviteState.waiting),
      ),
    )
    .orderBy(asc(bookingInvites.waitingSince), asc(bookingInvites.id))
    .limit(all - taken);
  for (const { id, expiresAt } of next)
    if (at < expiresAt) await send(db, bookingInviteKind, id, { type: 'MOVE_UP', by: system, at });
}

/** The same for all bookings of a session that somebody waits for: there may be more seats in each. */
export async function moveUpIn(db: Database, sessionId: string, at: number): Promise<void> {
  const waitedFor = await db.orm
    .selectDistinct({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingInvites, eq(bookingInvites.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.sessionId, sessionId),
        inState(bookingInvites.status, bookingInviteState.waiting),
      ),
    )
    .orderBy(asc(bookings.id));
  for (const { id } of waitedFor) await moveUp(db, id, at);
}
