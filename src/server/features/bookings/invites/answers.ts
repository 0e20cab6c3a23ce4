import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { InviteEvent } from '#machines/booking-invite/capabilities.ts';
import type { inviteQuestions } from '#machines/booking-invite/capabilities.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { isStillAhead } from '#machines/booking/labels.ts';
import { bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import { inState, notInState } from '#database/in-state.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { lockDays, reservedBetween } from '#server/features/availability/public.ts';
import type { Answer, Asked } from '#server/records/kind.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { coverOf } from '../attendees/answers.ts';
import type { BookingRow } from '../record/load.ts';
import type { InviteExtra } from './load.ts';
import { fullSentence, seatsOfEach, stillFree, type Seats } from './seats.ts';

type AskedInvite = Asked<InviteContext, InviteEvent, InviteExtra>;

/** Why nobody can come to the session any more, whoever asks; null while it was asked for or agreed. */
export const whyNotOn = ({ status }: Pick<BookingRow, 'status'>): string | null =>
  isStillAhead(status) ? null : 'This session no longer takes place.';

/** By the seats of the session, counted once for all invitations that are asked about. */
const bySeats =
  (answer: (seats: Seats) => string | null): Answer<InviteContext, InviteEvent, InviteExtra> =>
  async (db, asked) => {
    const seats = await seatsOfEach(
      db,
      asked.map(({ extra }) => extra.booking.id),
    );
    return sentencesFor(asked, ({ extra }) => {
      const free = seats.get(extra.booking.id);
      return free ? answer(free) : null;
    });
  };

/** What only the server can say of an invitation. Its session is locked while an event of it is decided. */
export const inviteAnswers: Answers<
  typeof inviteQuestions,
  InviteContext,
  InviteEvent,
  InviteExtra
> = {
  isOn: oneByOne((_, { extra }) => whyNotOn(extra.booking)),
  isColleague: oneByOne(async (db, { context: { inviteeId }, extra: { booking } }) => {
    const known = and(
      eq(users.id, inviteeId),
      inState(users.status, userState.active),
      eq(users.organizationId, booking.organizationId),
      inArray(users.role, ['Member', 'OrganizationAdmin']),
    );
    return (await db.orm.$count(users, known)) === 0 ? 'Choose someone to invite.' : null;
  }),
  isNotIn: async (db, asked) => {
    const isThere = await placesOf(db, asked);
    return sentencesFor(asked, (each) =>
      isThere(each) ? `${each.extra.inviteeName} is already invited.` : null,
    );
  },
  hasSeat: bySeats(fullSentence),
  isFull: bySeats(stillFree),
  isSeatFree: bySeats(({ all, taken }) =>
    taken < all ? null : `This session is full (${taken} of ${all}).`,
  ),
  isTimeFree: async (db, asked) => {
    const times = asked.map(({ context, extra: { booking } }) => ({
      side: 'member' as const,
      personId: context.inviteeId,
      during: { from: booking.startsAt, to: booking.endsAt },
    }));
    if (asked.some(({ isDeciding }) => isDeciding)) await lockDays(db, times);
    const isThere = await placesOf(db, asked);
    const from = Math.min(...times.map(({ during }) => during.from));
    const to = Math.max(...times.map(({ during }) => during.to));
    const people = new Set(times.map(({ personId }) => personId));
    const reserved = await reservedBetween(db, [...people], from, to);
    // Whoever is of the session already has nothing else at its time.
    return sentencesFor(asked, (each) => {
      const { context, extra } = each;
      const { startsAt, endsAt } = extra.booking;
      const isTaken = reserved.some(
        ({ personId, during }) =>
          personId === context.inviteeId && during.from < endsAt && startsAt < during.to,
      );
      return isTaken && !isThere(each)
        ? `${extra.inviteeName} has another session at that time.`
        : null;
    });
  },
  isCovered: oneByOne(async (db, { context, extra }) => {
    const cover = await coverOf(db, extra.booking, context.inviteeId);
    return typeof cover === 'string' ? cover : null;
  }),
};

interface Place extends Record<string, unknown> {
  readonly bookingId: string;
  readonly userId: string;
  /** The invitation that keeps it, while it is not answered. */
  readonly inviteId: string | null;
}

/** Tells of each whether they have a place in the session already: they are expected, or asked by another invitation and have not answered. */
async function placesOf(db: Database, asked: readonly AskedInvite[]) {
  const among = inArray(
    sql`booking_id`,
    asked.map(({ extra }) => extra.booking.id),
  );
  const people = asked.map(({ context }) => context.inviteeId);
  const places = await db.orm.execute<Place>(sql`
    select booking_id as "bookingId", user_id as "userId", null::uuid as "inviteId" from attendees
    where ${among} and ${inArray(sql`user_id`, people)} and ${notInState(sql`status`, attendeeState.withdrawn)}
    union all select booking_id, invitee_id, id from booking_invites
    where ${among} and ${inArray(sql`invitee_id`, people)} and ${inState(sql`status`, bookingInviteStates.open)}`);
  return ({ id, context, extra }: AskedInvite): boolean =>
    places.some(
      (place) =>
        place.bookingId === extra.booking.id &&
        place.userId === context.inviteeId &&
        place.inviteId !== id,
    );
}

const sentencesFor = (
  asked: readonly AskedInvite[],
  sentenceFor: (each: AskedInvite) => string | null,
): ReadonlyMap<string, string> =>
  new Map(
    asked.flatMap((each) => {
      const sentence = sentenceFor(each);
      return sentence === null ? [] : [[each.id, sentence] as const];
    }),
  );
