import { asc, and, inArray, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { formatMoment } from '#domain/time/format.ts';
import { isAsked } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { bookingsVisibleTo, summariesOf, withAnswers } from '#server/features/bookings/public.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { inState } from '#database/in-state.ts';

export type ToDo = ResponseOf<Endpoints['GET /dashboard']>['toDo'];

/** What waits for this person about bookings: requests to answer and outcomes to record for a coach, answers to wait for as a member. */
export async function bookingsToDo(
  db: Database,
  principal: Principal,
  zone: string,
  now: number,
): Promise<ToDo> {
  const waiting = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        bookingsVisibleTo(principal),
        inState(bookings.status, [...bookingStates.asked, ...bookingStates.outcomeDue]),
      ),
    )
    .orderBy(asc(sql`coalesce(${bookings.expiresAt}, ${bookings.startsAt})`), asc(bookings.id))
    .limit(20);
  const summaries = await summariesOf(
    db,
    waiting.map(({ id }) => id),
    principal,
  );
  const expiries = await db.orm
    .select({ id: bookings.id, expiresAt: bookings.expiresAt })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        waiting.map(({ id }) => id),
      ),
    );
  const answers =
    principal.role === 'Coach'
      ? await withAnswers(
          db,
          waiting.map(({ id }) => id),
          readerOf({ principal, now }),
        )
      : null;
  return summaries.flatMap((booking): ToDo => {
    const start = formatMoment(Date.parse(booking.startsAt), zone, { relativeTo: now });
    const who = booking.team?.name ?? booking.attendees.map(({ fullName }) => fullName).join(', ');
    const due = expiries.find(({ id }) => id === booking.id)?.expiresAt ?? null;
    if (isAsked(booking.status)) {
      const expires = due === null ? null : wireInstant(due);
      return principal.role === 'Coach'
        ? [
            {
              kind: 'answerRequest',
              text: `Answer ${who} about ${booking.session.name}: ${start}`,
              due: expires,
              link: `/app/bookings/${booking.id}/respond`,
              who: null,
              booking: answers?.get(booking.id) ?? null,
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
    if (principal.role !== 'Coach') return [];
    return [
      {
        kind: 'recordOutcome',
        text: `Record outcome: ${booking.session.name} with ${who}, ${start}`,
        due: null,
        link: `/app/bookings/${booking.id}`,
        who: null,
        booking: answers?.get(booking.id) ?? null,
      },
    ];
  });
}
