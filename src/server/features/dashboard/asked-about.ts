import { and, count, inArray, or, sql } from 'drizzle-orm';
import { askedIn, isAsked } from '#machines/booking/labels.ts';
import { bookingMoveState, bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { bookingsVisibleTo, type WholeBooking } from '#server/features/bookings/public.ts';
import { mostNamed, type Part, type Task, type ToDo } from './tasks.ts';

const isRequest = inState(bookings.status, bookingStates.asked);

/** Requests, and sessions for which somebody asks for another time. Their tabs come first: an index knows them, and most of what somebody has is over. */
const isAskedAbout = and(
  inArray(bookings.tab, ['requests', 'upcoming']),
  or(isRequest, notInState(bookings.moving, bookingMoveState.settled)),
);

/** What the reader's side answers comes before what others do, so that it is named however much they have; of both, what expires first. */
export const askedAbout = ({ role }: Pick<Principal, 'role'>): Part => ({
  part: 'asked',
  where: isAskedAbout,
  order: [
    role === 'Coach'
      ? inState(bookings.moving, bookingMoveState.membersAsked)
      : notInState(bookings.moving, bookingMoveState.membersAsked),
    sql`coalesce(to_timestamp((${bookings.proposal}->>'expiresAt')::bigint / 1000.0), ${bookings.expiresAt}, ${bookings.startsAt})`,
    sql`${bookings.id}`,
  ],
  limit: mostNamed,
});

interface Asked {
  readonly isRequest: boolean;
  readonly moving: string;
}

/** What the side of a coach, or of the members, has to do where something is asked. */
function kindOf({ isRequest, moving }: Asked, isCoach: boolean) {
  const isSettled = moving === bookingMoveState.settled;
  if ((isSettled || askedIn(moving) === 'coach') !== isCoach) return 'awaitAnswer';
  if (isSettled) return 'answerRequest';
  return isRequest ? 'answerSuggestion' : 'answerMove';
}

/** How many more of each kind there are than are named. */
export async function moreAsked(
  db: Database,
  principal: Principal,
  named: readonly WholeBooking[],
): Promise<ToDo['more']> {
  if (named.length < mostNamed) return {};
  const { moving } = bookings;
  const counted = await db.orm
    .select({ isRequest, moving, bookings: count() })
    .from(bookings)
    .where(and(bookingsVisibleTo(principal), isAskedAbout))
    .groupBy(isRequest, moving);
  const isCoach = principal.role === 'Coach';
  const left = new Map<Task['kind'], number>();
  const add = (kind: Task['kind'], many: number) => left.set(kind, (left.get(kind) ?? 0) + many);
  for (const each of counted) add(kindOf(each, isCoach), each.bookings);
  for (const { record } of named) {
    const { status, moving: answeredBy } = record.extra.row;
    add(kindOf({ isRequest: isAsked(status), moving: answeredBy }, isCoach), -1);
  }
  return Object.fromEntries([...left].filter(([, many]) => many > 0));
}

/** The sessions that wait for their outcome, what is assumed first before the others. */
export const outcomesDue: Part = {
  part: 'over',
  where: inState(bookings.status, bookingStates.outcomeDue),
  order: [
    sql`${bookings.endsAt} + (${bookings.terms}->>'outcomeAuto')::bigint * interval '1 millisecond'`,
    sql`${bookings.id}`,
  ],
  limit: mostNamed,
  isCounted: true,
};
