import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { bookingInviteState } from '#machines/booking-invite/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookingInvites, bookings, sessions, users } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { inState } from '#database/in-state.ts';
import { askedColumns, momentOf, type AskedRow } from './asked-rows.ts';
import { mostNamed, type Task } from './tasks.ts';

/** The invitations that the `member` has yet to answer `now`; the first that lapses comes first. */
export const openInvites = (db: Database) =>
  db.orm
    .select(
      askedColumns('answerInvite', {
        id: bookingInvites.id,
        booking: bookings.id,
        startsAt: bookings.startsAt,
        until: bookingInvites.expiresAt,
        name: sessions.name,
        who: users.fullName,
      }),
    )
    .from(bookingInvites)
    .innerJoin(bookings, eq(bookings.id, bookingInvites.bookingId))
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookingInvites.invitedBy))
    .where(
      and(
        eq(bookingInvites.inviteeId, sql.placeholder('member')),
        inState(bookingInvites.status, bookingInviteState.sent),
        gt(bookingInvites.expiresAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(bookingInvites.expiresAt), asc(bookingInvites.id))
    .limit(mostNamed);

export const inviteTask = (row: AskedRow, zone: string, now: number): Task => ({
  kind: 'answerInvite',
  text: `Answer ${row.who}’s invitation to ${row.name}: ${momentOf(row, zone, now)}`,
  due: row.until === null ? null : wireInstant(row.until),
  link: `/app/bookings/${row.booking}/invites/${row.id}/rsvp`,
  who: null,
  booking: null,
});
