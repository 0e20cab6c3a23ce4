import { and, asc, eq, gt } from 'drizzle-orm';
import { formatMoment } from '#domain/time/format.ts';
import { bookingInviteState } from '#machines/booking-invite/states.gen.ts';
import { isMember } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookingInvites, bookings, sessions, users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { inState } from '#database/in-state.ts';
import { moreOf, mostNamed, nothingToDo, type ToDo } from './tasks.ts';

/** The invitations that a member has yet to answer; the first that lapses comes first. */
export async function invitesToDo(
  db: Database,
  principal: Principal,
  zone: string,
  now: number,
): Promise<ToDo> {
  if (!isMember(principal)) return nothingToDo;
  const isOpen = and(
    eq(bookingInvites.inviteeId, principal.id),
    inState(bookingInvites.status, bookingInviteState.sent),
    gt(bookingInvites.expiresAt, now),
  );
  const rows = await db.orm
    .select({
      id: bookingInvites.id,
      booking: bookings.id,
      startsAt: bookings.startsAt,
      expiresAt: bookingInvites.expiresAt,
      session: sessions.name,
      inviter: users.fullName,
    })
    .from(bookingInvites)
    .innerJoin(bookings, eq(bookings.id, bookingInvites.bookingId))
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookingInvites.invitedBy))
    .where(isOpen)
    .orderBy(asc(bookingInvites.expiresAt), asc(bookingInvites.id))
    .limit(mostNamed);
  const tasks = rows.map(({ id, booking, startsAt, expiresAt, session, inviter }) => ({
    kind: 'answerInvite' as const,
    text: `Answer ${inviter}’s invitation to ${session}: ${formatMoment(startsAt, zone, { relativeTo: now, inSentence: true })}`,
    due: wireInstant(expiresAt),
    link: `/app/bookings/${booking}/invites/${id}/rsvp`,
    who: null,
    booking: null,
  }));
  return {
    tasks,
    more: await moreOf('answerInvite', rows.length, () => db.orm.$count(bookingInvites, isOpen)),
  };
}
