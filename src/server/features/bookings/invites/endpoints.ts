import { and, asc, eq, ilike, inArray, notInArray, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { inviteReports, inviteVerbs } from '#machines/booking-invite/capabilities.ts';
import { historiesOf } from '#machines/verbs.ts';
import { bookingInviteChart } from '#machines/booking-invite/chart.ts';
import { decide, type Refused } from '#machines/decide.ts';
import { userState } from '#machines/user/states.gen.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings, users } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { likePattern, pageBody } from '#server/http/lists.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { describedBy, type HistoryEvent } from '#server/records/history.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { sendOnce } from '#server/records/send-once.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { inState, notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { BookingRow } from '../record/load.ts';
import { creditRace } from '../credit/credit-race.ts';
import { visibleTo } from '../record/policy.ts';
import { whyNotOn } from './answers.ts';
import { bookingInviteKind } from './kind.ts';
import { inviteDetail, invitePage } from './present.ts';
import { fullSentence, seatsOf, stillFree } from './seats.ts';
import { anInvite, sendInvites } from './send-invites.ts';

type Command = BodyOf<Endpoints['POST /booking-invites/{bookingInvite}/events']>;

const sentences = historiesOf({ ...inviteReports, ...inviteVerbs });

const describe = (past: HistoryEvent): string =>
  past.event in sentences ? describedBy(sentences)(past) : 'Nobody answered in time.';

export const bookingInviteBindings = {
  ...recordBindings(
    { path: 'booking-invites', param: 'bookingInvite', model: 'booking-invite' },
    {
      policy: signedIn,
      sorts: ['startsAt', 'createdAt'],
      machine: bookingInviteKind.chart.name,
      describe,
      show: ({ principal, params, now, services: { db } }) =>
        inviteDetail(db, principal, params['bookingInvite'] ?? '', now),
      send: ({ principal, params, now, services: { db } }, body) =>
        sendInviteEvent(db, principal, params['bookingInvite'] ?? '', body, now),
    },
  ),
  ...bind('GET /booking-invites', {
    policy: signedIn,
    async handle({ principal, query, now, services: { db } }) {
      const { results, total } = await invitePage(db, principal, query, now);
      return pageBody(results, query, total);
    },
  }),
  ...bind('GET /bookings/{booking}/seats', {
    policy: signedIn,
    async handle({ principal, params, now, services: { db } }) {
      const booking = await bookingFor(db, principal, params.booking);
      const { all, taken, waiting, ...seats } = await seatsOf(db, booking.id);
      const refusal = await refusalFor(db, principal, booking, now);
      const isTheirs = refusal?.status !== 403;
      const room = { all, taken, waiting, ...seats };
      return {
        all,
        taken,
        waiting,
        canInvite: isTheirs,
        refusal: (refusal && isTheirs ? sentenceOf(refusal) : null) ?? fullSentence(room),
        isFull: refusal === null && stillFree(room) === null,
      };
    },
  }),
  ...bind('GET /bookings/{booking}/invitees', {
    policy: signedIn,
    async handle({ principal, params, query, now, services: { db } }) {
      const booking = await bookingFor(db, principal, params.booking);
      const refusal = await refusalFor(db, principal, booking, now);
      if (refusal) throw refuse.decided(refusal);
      return inviteesOf(db, booking, query.search);
    },
  }),
  ...bind('POST /booking-invites', {
    policy: signedIn,
    async handle({ principal, body, now, services: { db } }) {
      await sendInvites(db, principal, body, now);
      return { sent: new Set(body.invitees).size };
    },
  }),
};

async function bookingFor(db: Database, principal: Principal, id: string): Promise<BookingRow> {
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), visibleTo(principal)));
  if (!booking) throw refuse.notFound();
  return booking;
}

const sentenceOf = ({ errors }: Pick<Refused, 'errors'>): string => Object.values(errors)[0] ?? '';

/** Why the reader can't invite somebody who fits in: with 403 never, otherwise not now; null when they can. Asked of the chart that decides it. */
async function refusalFor(
  db: Database,
  principal: Principal,
  booking: BookingRow,
  now: number,
): Promise<Refused | null> {
  const facts = { isOn: whyNotOn(booking) };
  const event = { type: 'INVITE', ...readerOf({ principal, now }), facts } as const;
  const somebody = await anInvite(db, booking, { inviteeId: '', inviteeName: '' });
  const decision = decide(bookingInviteChart, null, event, somebody);
  return decision.accepted ? null : decision;
}

/** Members of the organisation who are neither in the session nor asked, the first twenty by name. */
async function inviteesOf(db: Database, booking: BookingRow, search: string | null) {
  const isIn = sql`(select a.user_id from attendees a where a.booking_id = ${booking.id} and ${notInState(sql`a.status`, attendeeState.withdrawn)}
    union all select i.invitee_id from booking_invites i where i.booking_id = ${booking.id} and ${inState(sql`i.status`, bookingInviteStates.open)})`;
  return db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(
      and(
        eq(users.organizationId, booking.organizationId),
        inState(users.status, userState.active),
        inArray(users.role, ['Member', 'OrganizationAdmin']),
        notInArray(users.id, isIn),
        search === null ? undefined : ilike(users.fullName, likePattern(search)),
      ),
    )
    .orderBy(asc(byName(users.fullName)), asc(users.id))
    .limit(20);
}

/** Sends a person's event to an invitation they may see; the chart decides. */
async function sendInviteEvent(
  db: Database,
  principal: Principal,
  id: string,
  command: Command,
  at: number,
): Promise<void> {
  const { idempotencyKey } = command;
  const asked = { ...readerOf({ principal, now: at }), idempotencyKey };
  try {
    await sendOnce(db, bookingInviteKind, id, command, asked, {
      endpoint: 'POST /booking-invites/{bookingInvite}/events',
      look: () => inviteDetail(db, principal, id, at),
    });
  } catch (error) {
    throw creditRace(error);
  }
}
