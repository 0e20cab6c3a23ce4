import { and, asc, desc, eq, gt, ilike, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { BookingInviteState } from '#machines/booking-invite/states.gen.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { bookingInvite, bookingInviteSummary } from '#contract/bookings/booking-invites.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { canStillCome, inviteNames, isIn, mayAnswer } from '#machines/booking-invite/labels.ts';
import { mayReadInviteTexts } from '#machines/booking-invite/readers.ts';
import { isStillAhead } from '#machines/booking/labels.ts';
import { isStaff } from '#machines/person.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookingInvites, bookings, sessions, users } from '#database/schema/index.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { disclose } from '#server/records/disclose.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { inState, notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { offersFor } from '#server/records/questions.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { bookingInviteKind } from './kind.ts';
import { visibleTo } from '../record/policy.ts';
import { around, inviteAsRow } from './load.ts';
import { placesInLine } from './places-in-line.ts';
import { priceOf } from './price.ts';

type Summary = z.input<typeof bookingInviteSummary>;
export type InviteQuery = QueryOf<Endpoints['GET /booking-invites']>;

const from = alias(users, 'inviter');
const to = alias(users, 'invitee');
const named = (person: typeof from | typeof to) => ({
  id: person.id,
  fullName: person.fullName,
  pictureUrl: person.pictureUrl,
});

/** Invitations somebody may see: staff all, a coach those to their own sessions, members those they received, sent, or that are to a session they host. */
export function invitesVisibleTo({ id, role }: Pick<Principal, 'id' | 'role'>): SQL {
  if (isStaff({ role })) return sql`true`;
  if (role === 'Coach') return sql`${bookings.coachId} = ${id}`;
  return sql`(${bookingInvites.inviteeId} = ${id} or ${bookingInvites.invitedBy} = ${id}
    or ${bookings.requesterId} = ${id}
    or ${bookings.teamId} in (select led.id from teams led where led.leader_id = ${id}))`;
}

const found = (db: Database) =>
  db.orm
    .select({
      invite: bookingInvites,
      booking: bookings,
      session: { id: sessions.id, name: sessions.name },
      from: named(from),
      to: named(to),
      ...around,
    })
    .from(bookingInvites)
    .innerJoin(bookings, eq(bookings.id, bookingInvites.bookingId))
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(from, eq(from.id, bookingInvites.invitedBy))
    .innerJoin(to, eq(to.id, bookingInvites.inviteeId));

type Found = Awaited<ReturnType<typeof found>>[number];

/** One page of invitations. */
export async function invitePage(
  db: Database,
  principal: Principal,
  query: InviteQuery,
  now: number,
): Promise<{ results: Summary[]; total: number }> {
  const pattern = query.search ? likePattern(query.search) : null;
  const where = and(
    invitesVisibleTo(principal),
    query.tab === 'received' ? eq(bookingInvites.inviteeId, principal.id) : undefined,
    query.tab === 'sent' ? eq(bookingInvites.invitedBy, principal.id) : undefined,
    query.booking === undefined ? undefined : eq(bookingInvites.bookingId, query.booking),
    query.status && inState(bookingInvites.status, query.status),
    query.upcoming === undefined ? undefined : (query.upcoming ? gt : lte)(bookings.startsAt, now),
    pattern === null
      ? undefined
      : or(
          ilike(sessions.name, pattern),
          ilike(from.fullName, pattern),
          ilike(to.fullName, pattern),
        ),
  );
  const property = query.orderProperty ?? 'startsAt';
  const column = property === 'startsAt' ? bookings.startsAt : bookingInvites.createdAt;
  const usual = property === 'startsAt' ? 'Ascending' : 'Descending';
  const direction = (query.order ?? usual) === 'Descending' ? desc : asc;
  const rows = await found(db)
    .where(where)
    .orderBy(direction(column), direction(bookingInvites.id))
    .limit(query.perPage)
    .offset(pageOffset(query));
  const [counted] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(bookingInvites)
    .innerJoin(bookings, eq(bookings.id, bookingInvites.bookingId))
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(from, eq(from.id, bookingInvites.invitedBy))
    .innerJoin(to, eq(to.id, bookingInvites.inviteeId))
    .where(where);
  return { results: await summariesOf(db, rows, principal, now), total: counted?.total ?? 0 };
}

/** Some invitations as lists show them; as many queries for many as for one. */
async function summariesOf(
  db: Database,
  rows: readonly Found[],
  principal: Principal,
  now: number,
): Promise<Summary[]> {
  const asked = rows.map((found) => {
    const { invite, booking, to: invitee } = found;
    const inviteeName = invitee.fullName;
    const row = inviteAsRow(invite, booking, { ...found, inviteeName });
    return { found, record: { id: invite.id, row, extra: { booking, inviteeName } } };
  });
  const offers = await offersFor(
    db,
    bookingInviteKind,
    asked.map(({ record }) => record),
    readerOf({ principal, now }),
  );
  const places = await placesInLine(db, rows);
  return asked.map(({ found, record }) => ({
    ...summaryOf(found),
    availableEvents: offers.get(record.id) ?? [],
    mayAnswer: mayAnswer(found.invite.status, offers.get(record.id) ?? []),
    waitingPlace: places.get(record.id) ?? null,
  }));
}

function summaryOf({
  invite,
  booking,
  session,
  from: inviter,
  to: invitee,
}: Found): Omit<Summary, 'waitingPlace' | 'availableEvents' | 'mayAnswer'> {
  return {
    id: invite.id,
    version: invite.version,
    status: invite.status as BookingInviteState,
    booking: {
      id: booking.id,
      title: booking.title,
      startsAt: wireInstant(booking.startsAt),
      endsAt: wireInstant(booking.endsAt),
    },
    session,
    from: inviter,
    to: invitee,
    createdAt: wireInstant(invite.createdAt),
  };
}

/** One invitation as its pages show it; 404 to those it does not concern. */
export async function inviteDetail(
  db: Database,
  principal: Principal,
  id: string,
  now: number,
): Promise<z.input<typeof bookingInvite>> {
  const [row] = await found(db).where(and(eq(bookingInvites.id, id), invitesVisibleTo(principal)));
  if (!row) throw refuse.notFound();
  const { invite, booking } = row;
  const [coach] = await db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(eq(users.id, booking.coachId));
  if (!coach) throw new Error(`Booking ${booking.id} has no coach`);
  const isReader = mayReadInviteTexts(principal, invite);
  const isOpen = await seesSession(db, principal, row, now);
  const [summary] = await summariesOf(db, [row], principal, now);
  if (!summary) throw refuse.notFound();
  return {
    ...summary,
    statusLabel: inviteNames[summary.status],
    message: disclose(
      'inviteMessage',
      invite.message,
      isReader && (isOpen || principal.id === invite.invitedBy),
    ),
    expiresAt: wireInstant(invite.expiresAt),
    respondedAt: invite.respondedAt === null ? null : wireInstant(invite.respondedAt),
    declineReason: disclose('declineReason', invite.declineReason, isReader),
    coach,
    mayOpenBooking: isOpen && (principal.id !== invite.inviteeId || isIn(invite.status)),
    location: isOpen ? { kind: booking.locationKind, detail: booking.locationDetail } : null,
    price: isOpen ? await priceOf(db, principal, booking, invite.inviteeId) : null,
    coming: isOpen ? await comingBeside(db, invite) : null,
  };
}

/** Whether the session concerns the reader of an invitation: they see its booking (domain reference, 6.6), or were asked and can still come (6.8). */
async function seesSession(
  db: Database,
  principal: Principal,
  { invite, booking }: Pick<Found, 'invite' | 'booking'>,
  now: number,
): Promise<boolean> {
  if (
    invite.inviteeId === principal.id &&
    canStillCome(invite.status) &&
    now < invite.expiresAt &&
    isStillAhead(booking.status)
  )
    return true;
  const seen = and(eq(bookings.id, booking.id), visibleTo(principal));
  return (await db.orm.$count(bookings, seen)) > 0;
}

const comingBeside = (db: Database, { bookingId, inviteeId }: Found['invite']) =>
  db.orm
    .select(personReferenceColumns)
    .from(attendees)
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(
      and(
        eq(attendees.bookingId, bookingId),
        notInState(attendees.status, attendeeState.withdrawn),
        ne(attendees.userId, inviteeId),
      ),
    )
    .orderBy(asc(byName(users.fullName)), asc(users.id));
