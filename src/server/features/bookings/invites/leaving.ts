import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { isAsked, isUnitHeld } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { bookingInviteState, bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { attendees, bookingInvites, bookings } from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import { send } from '#server/records/send.ts';
import { attendeeKind } from '../attendees/kind.ts';
import { bookingInviteKind } from './kind.ts';

const isAhead = (now: number): SQL | undefined =>
  and(inState(bookings.status, bookingStates.beforeStart), gt(bookings.startsAt, now));

/** Invitations to sessions ahead that somebody has not answered, and their places on waiting lists. */
const invitationsOf = (db: Database, userId: string, now: number) =>
  db.orm
    .select({
      id: bookingInvites.id,
      status: bookingInvites.status,
      title: bookings.title,
      startsAt: bookings.startsAt,
    })
    .from(bookingInvites)
    .innerJoin(bookings, eq(bookings.id, bookingInvites.bookingId))
    .where(
      and(
        eq(bookingInvites.inviteeId, userId),
        inState(bookingInvites.status, bookingInviteStates.open),
        isAhead(now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookingInvites.id));

/** Places that somebody has in sessions ahead, the next one first, with the names of those who come to it besides. */
const placesOf = (db: Database, userId: string, now: number) =>
  db.orm
    .select({
      id: attendees.id,
      title: bookings.title,
      startsAt: bookings.startsAt,
      status: bookings.status,
      cost: bookings.cost,
      eachPays: sql<boolean>`${bookings.creditMode} = 'perAttendee'`,
      ownCredit: attendees.creditState,
      sharedCredit: bookings.creditState,
      others: sql<string[]>`(
        select coalesce(json_agg(u.full_name order by ${byName(sql`u.full_name`)}, u.id), '[]') from attendees other
        join users u on u.id = other.user_id
        where other.booking_id = ${bookings.id} and other.id <> ${attendees.id}
          and ${inState(sql`other.status`, attendeeState.expected)})`,
    })
    .from(attendees)
    .innerJoin(bookings, eq(bookings.id, attendees.bookingId))
    .where(
      and(
        eq(attendees.userId, userId),
        inState(attendees.status, attendeeState.expected),
        isAhead(now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(attendees.id));

/** What becomes of everything ahead of somebody who leaves: each session with its date, the others who come to it, and the credits that go back. */
export async function previewLeaving(db: Database, userId: string, now: number) {
  const places = await placesOf(db, userId, now);
  const invitations = await invitationsOf(db, userId, now);
  return {
    sessions: places.map(({ title, startsAt, status, cost, others, ...credit }) => {
      const isLast = others.length === 0;
      const { eachPays, ownCredit, sharedCredit } = credit;
      const isBack = eachPays ? isUnitHeld(ownCredit) : isLast && isUnitHeld(sharedCredit);
      return {
        title,
        startsAt,
        others,
        isRequest: isAsked(status),
        credits: isBack ? cost : 0,
      };
    }),
    invitations: invitations.map(({ title, startsAt, status }) => ({
      title,
      startsAt,
      isWaiting: status === bookingInviteState.waiting,
    })),
  };
}

/**
 * Takes somebody out of everything ahead of them, inside the current transaction, as staff do one session at a time: by the charts of their invitations and places,
 * which know of credits, seats, waiting lists and of whoever is the last to come.
 */
export async function leaveSessions(
  db: Database,
  userId: string,
  { by, at, reason }: Stamp & { readonly reason: string },
): Promise<void> {
  // Seats that open are for others.
  for (const { id } of await invitationsOf(db, userId, at))
    await send(db, bookingInviteKind, id, { type: 'REVOKE', by, at });
  for (const { id } of await placesOf(db, userId, at))
    await send(db, attendeeKind, id, { type: 'WITHDRAW', reason, by, at });
}
