import { asc, and, inArray, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { formatMoment } from '#domain/time/format.ts';
import { isAsked } from '#machines/booking/labels.ts';
import { bookingStates, type BookingState } from '#machines/booking/states.gen.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import {
  bookingsVisibleTo,
  summariesOf,
  withAnswers,
  type BookingSummary,
} from '#server/features/bookings/public.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { inState } from '#database/in-state.ts';

type Dashboard = ResponseOf<Endpoints['GET /dashboard']>;
export type Task = Dashboard['toDo'][number];

/** What waits for somebody, with how many more of a kind there are than are named. */
export interface ToDo {
  readonly tasks: readonly Task[];
  readonly more: Dashboard['moreToDo'];
}

export const nothingToDo: ToDo = { tasks: [], more: {} };

/** So many of each kind are named. */
export const mostNamed = 20;

/** How many more of a kind there are than are named; they are counted where as many were found as can be named. */
export async function moreOf(
  kind: Task['kind'],
  named: number,
  count: () => Promise<number>,
): Promise<ToDo['more']> {
  const more = named < mostNamed ? 0 : (await count()) - named;
  return more > 0 ? { [kind]: more } : {};
}

/** What waits for this person about bookings: requests to answer and outcomes to record for a coach, answers to wait for as a member. */
export async function bookingsToDo(
  db: Database,
  principal: Principal,
  zone: string,
  now: number,
): Promise<ToDo> {
  const isCoach = principal.role === 'Coach';
  const asked = await waitingIn(db, principal, bookingStates.asked);
  const over = isCoach ? await waitingIn(db, principal, bookingStates.outcomeDue) : [];
  const waiting = [...asked, ...over];
  const summaries = await summariesOf(
    db,
    waiting.map(({ id }) => id),
    principal,
  );
  const rows = await db.orm
    .select({ id: bookings.id, expiresAt: bookings.expiresAt, proposal: bookings.proposal })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        waiting.map(({ id }) => id),
      ),
    );
  // A member has something to answer where the coach has suggested another time.
  const toAnswer = isCoach ? rows : rows.filter(({ proposal }) => proposal !== null);
  const answers = await withAnswers(
    db,
    toAnswer.map(({ id }) => id),
    readerOf({ principal, now }),
  );
  const tasks = summaries.flatMap((booking): Task[] => {
    const start = formatMoment(Date.parse(booking.startsAt), zone, {
      relativeTo: now,
      inSentence: true,
    });
    const who = booking.team?.name ?? booking.attendees.map(({ fullName }) => fullName).join(', ');
    const row = rows.find(({ id }) => id === booking.id);
    const due = row?.expiresAt ?? null;
    if (isAsked(booking.status)) {
      const expires = due === null ? null : wireInstant(due);
      const suggested = suggestionOf(row?.proposal);
      if (suggested)
        return [suggestionTask(booking, suggested, { start, who, zone, now, principal, answers })];
      return isCoach
        ? [
            {
              kind: 'answerRequest',
              text: `Answer ${who} about ${booking.session.name}: ${start}`,
              due: expires,
              link: `/app/bookings/${booking.id}/respond`,
              who: null,
              booking: answers.get(booking.id) ?? null,
            },
          ]
        : [
            {
              kind: 'awaitAnswer',
              text: `Waiting for ${booking.coach.fullName} to reply: ${booking.session.name}, ${start}`,
              due: expires,
              link: `/app/bookings/${booking.id}`,
              who: booking.coach.fullName,
              booking: null,
            },
          ];
    }
    if (!isCoach) return [];
    return [
      {
        kind: 'recordOutcome',
        text: `Record outcome: ${booking.session.name} with ${who}, ${start}`,
        due: null,
        link: `/app/bookings/${booking.id}`,
        who: null,
        booking: answers.get(booking.id) ?? null,
      },
    ];
  });
  const more = {
    ...(await moreOf(isCoach ? 'answerRequest' : 'awaitAnswer', asked.length, () =>
      db.orm.$count(bookings, isWaiting(principal, bookingStates.asked)),
    )),
    ...(await moreOf('recordOutcome', over.length, () =>
      db.orm.$count(bookings, isWaiting(principal, bookingStates.outcomeDue)),
    )),
  };
  return { tasks, more };
}

type Suggestion = Pick<NonNullable<BookingContext['proposal']>, 'startsAt' | 'expiresAt'>;
const suggestionOf = (proposal: unknown): Suggestion | null =>
  (proposal as BookingContext['proposal']) ?? null;

interface Around {
  readonly start: string;
  readonly who: string;
  readonly zone: string;
  readonly now: number;
  readonly principal: Principal;
  readonly answers: Awaited<ReturnType<typeof withAnswers>>;
}

/** Another time that a coach answered a request with: to be answered by whoever speaks for the members, and waited for by everybody else. */
function suggestionTask(
  { id, coach, session }: BookingSummary,
  { startsAt, expiresAt }: Suggestion,
  { start, who, zone, now, principal, answers }: Around,
): Task {
  const other = formatMoment(startsAt, zone, { relativeTo: now, inSentence: true });
  const booking = answers.get(id) ?? null;
  const isToAnswer = booking?.availableEvents.some(({ type }) => type === 'ACCEPT_MOVE') ?? false;
  const about = { due: wireInstant(expiresAt), link: `/app/bookings/${id}` };
  if (isToAnswer)
    return {
      ...about,
      kind: 'answerSuggestion',
      text: `${coach.fullName} suggests ${other} instead: ${session.name}, ${start}`,
      who: null,
      booking,
    };
  const asked = principal.id === coach.id ? who : 'The person who asked';
  return {
    ...about,
    kind: 'awaitAnswer',
    text: `Waiting for an answer about ${other} instead: ${session.name}, ${start}`,
    who: asked,
    booking: null,
  };
}

const isWaiting = (principal: Principal, states: readonly BookingState[]) =>
  and(bookingsVisibleTo(principal), inState(bookings.status, states));

/** The bookings in some states, what runs out first before the others. */
const waitingIn = (db: Database, principal: Principal, states: readonly BookingState[]) =>
  db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(isWaiting(principal, states))
    .orderBy(asc(sql`coalesce(${bookings.expiresAt}, ${bookings.startsAt})`), asc(bookings.id))
    .limit(mostNamed);
