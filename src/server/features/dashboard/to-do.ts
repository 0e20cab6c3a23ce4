import { formatMoment } from '#domain/time/format.ts';
import { askedIn, isAsked } from '#machines/booking/labels.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { answersTo, type WholeBooking } from '#server/features/bookings/public.ts';
import { moreAsked } from './asked-about.ts';
import { moveTasks, suggestionTask } from './other-times.ts';
import { moreThan, type Task, type ToDo } from './tasks.ts';

interface Waiting {
  readonly asked: readonly WholeBooking[];
  readonly over: readonly WholeBooking[];
  /** What the reader could do about those that wait for their answer. */
  readonly offers: Parameters<typeof answersTo>[1];
}

/** Those that may wait for the reader's answer: a member has something to answer where somebody asks for another time. */
export const toAnswerBy = ({ role }: Pick<Principal, 'role'>, waiting: readonly WholeBooking[]) =>
  waiting.filter(({ record }) => role === 'Coach' || record.row.context.proposal);

/** What waits for this person about bookings: requests and other times to answer, outcomes to record for a coach, and the answers of others. */
export async function bookingsToDo(
  db: Database,
  { asked, over, offers }: Waiting,
  principal: Principal,
  zone: string,
  now: number,
): Promise<ToDo> {
  const isCoach = principal.role === 'Coach';
  const waiting = [...new Map([...asked, ...over].map((each) => [each.summary.id, each])).values()];
  const answers = answersTo(toAnswerBy(principal, waiting), offers);
  const inWords = (at: number) => formatMoment(at, zone, { relativeTo: now, inSentence: true });
  const tasks = waiting.flatMap(({ summary: booking, record }): Task[] => {
    const { row } = record.extra;
    const isRequest = isAsked(row.status);
    const { id, coach, session } = booking;
    const start = inWords(Date.parse(booking.startsAt));
    const who = booking.team?.name ?? booking.attendees.map(({ fullName }) => fullName).join(', ');
    const answer = answers.get(id) ?? null;
    const { proposal, terms } = record.row.context;
    if (proposal) {
      const around = { booking, proposal, start, who, inWords, reader: principal.id, answer };
      const other = { ...around, asked: askedIn(row.moving) };
      return isRequest ? [suggestionTask(other)] : moveTasks(other);
    }
    if (!isRequest) {
      return [
        {
          kind: 'recordOutcome',
          text: `Record outcome: ${session.name} with ${who}, ${start}`,
          due: wireInstant(row.endsAt + terms.outcomeAuto),
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
    ...moreThan('recordOutcome', over),
  };
  return { tasks, more };
}
