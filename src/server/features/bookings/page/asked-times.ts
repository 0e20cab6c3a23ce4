import type { z } from 'zod';
import type { booking as declared } from '#contract/bookings/bookings.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import { decide } from '#machines/decide.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import type { AvailableEvent } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { factsForEvent } from '#server/records/questions.ts';
import { bookingAnswers } from '../events/answers.ts';
import type { Booking, BookingExtra } from '../record/load.ts';
import { obstaclesFor } from '../times/obstacles.ts';

type Times = NonNullable<z.input<typeof declared>['request']>['times'];

interface Reading {
  readonly by: Person;
  readonly at: number;
  readonly events: readonly AvailableEvent[];
  /** What else is at the time that is kept. */
  readonly conflicts: readonly string[];
  /** The starts that the request names. */
  readonly named: readonly number[];
}

const asking = { chart: bookingChart, answers: bookingAnswers };
const preview = { isPreview: true };

/** The times that a request names. Whoever answers it is told of each whether it can still be had, by the very chart that will decide it. */
export async function timesOfRequest(
  db: Database,
  booking: Booking,
  { by, at, events, conflicts, named }: Reading,
): Promise<Times> {
  const { row } = booking;
  const { startsAt, endsAt, coachId } = row.context;
  const isToAnswer = events.some(({ type, enabled }) => type === 'CONFIRM' && enabled);

  const conflictsAt = async (
    time: number,
  ): Promise<Pick<Times[number], 'conflicts' | 'refusal'>> => {
    if (!isToAnswer) return { conflicts: [], refusal: null };
    if (time === startsAt) return { conflicts: [...conflicts], refusal: null };
    const event: BookingEvent = { type: 'CONFIRM', startsAt: time, by, at };
    const found = await factsForEvent<BookingContext, BookingExtra, BookingEvent>(
      db,
      asking,
      booking,
      event,
      row.context,
      preview,
    );
    const decision = decide(bookingChart, row, { ...event, ...found });
    if (!decision.accepted)
      return {
        conflicts: [],
        refusal: decision.errors['time'] ?? 'That time can no longer be chosen.',
      };
    return { conflicts: await obstaclesFor(db, booking, coachId, at, time), refusal: null };
  };

  const times: Times = [];
  for (const time of named)
    times.push({
      startsAt: wireInstant(time),
      endsAt: wireInstant(time + (endsAt - startsAt)),
      ...(await conflictsAt(time)),
    });
  return times;
}
