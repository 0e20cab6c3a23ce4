import { asc, and, count, inArray, or, sql } from 'drizzle-orm';
import { askedIn } from '#machines/booking/labels.ts';
import { bookingMoveState, bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { bookingsVisibleTo } from '#server/features/bookings/public.ts';
import { mostNamed, moreOf, type Task, type ToDo } from './tasks.ts';

const columns = {
  id: bookings.id,
  isRequest: inState(bookings.status, bookingStates.asked),
  moving: bookings.moving,
  expiresAt: bookings.expiresAt,
  endsAt: bookings.endsAt,
  proposal: bookings.proposal,
  terms: bookings.terms,
};

/** Requests, and sessions for which somebody asks for another time. Their tabs come first: an index knows them, and most of what somebody has is over. */
const isAskedAbout = (principal: Principal) =>
  and(
    bookingsVisibleTo(principal),
    inArray(bookings.tab, ['requests', 'upcoming']),
    or(columns.isRequest, notInState(bookings.moving, bookingMoveState.settled)),
  );

/** What the reader's side answers comes before what others do, so that it is named however much they have; of both, what expires first. */
export const askedAbout = (db: Database, principal: Principal) =>
  db.orm
    .select(columns)
    .from(bookings)
    .where(isAskedAbout(principal))
    .orderBy(
      principal.role === 'Coach'
        ? inState(bookings.moving, bookingMoveState.membersAsked)
        : notInState(bookings.moving, bookingMoveState.membersAsked),
      sql`coalesce(to_timestamp((${bookings.proposal}->>'expiresAt')::bigint / 1000.0), ${bookings.expiresAt}, ${bookings.startsAt})`,
      asc(bookings.id),
    )
    .limit(mostNamed);

type Asked = Awaited<ReturnType<typeof askedAbout>>[number];

/** What the side of a coach, or of the members, has to do where something is asked. */
function kindOf({ isRequest, moving }: Pick<Asked, 'isRequest' | 'moving'>, isCoach: boolean) {
  const isSettled = moving === bookingMoveState.settled;
  if ((isSettled || askedIn(moving) === 'coach') !== isCoach) return 'awaitAnswer';
  if (isSettled) return 'answerRequest';
  return isRequest ? 'answerSuggestion' : 'answerMove';
}

/** How many more of each kind there are than are named. */
export async function moreAsked(
  db: Database,
  principal: Principal,
  named: readonly Asked[],
): Promise<ToDo['more']> {
  if (named.length < mostNamed) return {};
  const { isRequest, moving } = columns;
  const counted = await db.orm
    .select({ isRequest, moving, bookings: count() })
    .from(bookings)
    .where(isAskedAbout(principal))
    .groupBy(isRequest, moving);
  const isCoach = principal.role === 'Coach';
  const left = new Map<Task['kind'], number>();
  const add = (kind: Task['kind'], many: number) => left.set(kind, (left.get(kind) ?? 0) + many);
  for (const each of counted) add(kindOf(each, isCoach), each.bookings);
  for (const each of named) add(kindOf(each, isCoach), -1);
  return Object.fromEntries([...left].filter(([, many]) => many > 0));
}

const isOutcomeDue = (principal: Principal) =>
  and(bookingsVisibleTo(principal), inState(bookings.status, bookingStates.outcomeDue));

/** The sessions that wait for their outcome, what is assumed first before the others. */
export const outcomesDue = (db: Database, principal: Principal) =>
  db.orm
    .select(columns)
    .from(bookings)
    .where(isOutcomeDue(principal))
    .orderBy(
      sql`${bookings.endsAt} + (${bookings.terms}->>'outcomeAuto')::bigint * interval '1 millisecond'`,
      asc(bookings.id),
    )
    .limit(mostNamed);

export const moreOutcomes = (db: Database, principal: Principal, named: number) =>
  moreOf('recordOutcome', named, () => db.orm.$count(bookings, isOutcomeDue(principal)));
