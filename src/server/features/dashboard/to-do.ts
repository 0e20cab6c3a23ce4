import { formatMoment } from '#domain/time/format.ts';
import { askedIn } from '#machines/booking/labels.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { summariesOf, withAnswers } from '#server/features/bookings/public.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { askedAbout, moreAsked, moreOutcomes, outcomesDue } from './asked-about.ts';
import { moveTasks, suggestionTask } from './other-times.ts';
import type { Task, ToDo } from './tasks.ts';

/** What waits for this person about bookings: requests and other times to answer, outcomes to record for a coach, and the answers of others. */
export async function bookingsToDo(
  db: Database,
  principal: Principal,
  zone: string,
  now: number,
): Promise<ToDo> {
  const isCoach = principal.role === 'Coach';
  const asked = await askedAbout(db, principal);
  const over = isCoach ? await outcomesDue(db, principal) : [];
  const waiting = new Map([...asked, ...over].map((row) => [row.id, row]));
  const summaries = await summariesOf(db, [...waiting.keys()], principal);
  // A member has something to answer where somebody asks for another time.
  const toAnswer = [...waiting.values()].filter(({ proposal }) => isCoach || proposal !== null);
  const answers = await withAnswers(
    db,
    toAnswer.map(({ id }) => id),
    readerOf({ principal, now }),
  );
  const inWords = (at: number) => formatMoment(at, zone, { relativeTo: now, inSentence: true });
  const tasks = summaries.flatMap((booking): Task[] => {
    const row = waiting.get(booking.id);
    if (row === undefined) return [];
    const { id, coach, session } = booking;
    const start = inWords(Date.parse(booking.startsAt));
    const who = booking.team?.name ?? booking.attendees.map(({ fullName }) => fullName).join(', ');
    const answer = answers.get(id) ?? null;
    const proposal = row.proposal as BookingContext['proposal'];
    if (proposal) {
      const around = { booking, proposal, start, who, inWords, reader: principal.id, answer };
      const other = { ...around, asked: askedIn(row.moving) };
      return row.isRequest ? [suggestionTask(other)] : moveTasks(other);
    }
    if (!row.isRequest) {
      const { outcomeAuto } = row.terms as BookingContext['terms'];
      return [
        {
          kind: 'recordOutcome',
          text: `Record outcome: ${session.name} with ${who}, ${start}`,
          due: wireInstant(row.endsAt + outcomeAuto),
          link: `/app/bookings/${id}`,
          who: null,
          booking: answer,
        },
      ];
    }
    const due = row.expiresAt === null ? null : wireInstant(row.expiresAt);
    if (isCoach)
      return [
        {
          kind: 'answerRequest',
          text: `Answer ${who} about ${session.name}: ${start}`,
          due,
          link: `/app/bookings/${id}/respond`,
          who: null,
          booking: answer,
        },
      ];
    return [
      {
        kind: 'awaitAnswer',
        text: `Waiting for ${coach.fullName} to reply: ${session.name}, ${start}`,
        due,
        link: `/app/bookings/${id}`,
        who: coach.fullName,
        booking: null,
      },
    ];
  });
  const more = {
    ...(await moreAsked(db, principal, asked)),
    ...(await moreOutcomes(db, principal, over.length)),
  };
  return { tasks, more };
}
