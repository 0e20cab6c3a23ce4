import { brand } from '#domain/brand.ts';
import type { Proposal } from '#machines/booking/context.ts';
import type { BookingSummary } from '#server/features/bookings/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Task } from './tasks.ts';

interface OtherTime {
  readonly booking: BookingSummary;
  readonly proposal: Proposal;
  /** Whose answer is waited for. */
  readonly asked: 'members' | 'coach';
  /** The start until then, in words. */
  readonly start: string;
  /** Those whom the session is for, in words. */
  readonly who: string;
  readonly inWords: (at: number) => string;
  readonly reader: string;
  /** What the reader may answer. */
  readonly answer: Task['booking'];
}

const isToAnswer = ({ answer }: OtherTime): boolean =>
  answer?.availableEvents.some(({ type }) => type === 'ACCEPT_MOVE') ?? false;

const about = ({ booking, proposal }: OtherTime) => ({
  due: wireInstant(proposal.expiresAt),
  link: `/app/bookings/${booking.id}`,
});

/** "Fri 4 Dec, 17:45 instead: Sales coaching, Thu 3 Dec, 10:00" */
const instead = ({ booking, proposal, start, inWords }: OtherTime): string =>
  `${inWords(proposal.startsAt)} instead: ${booking.session.name}, ${start}`;

const toAnswer = (
  kind: 'answerSuggestion' | 'answerMove',
  text: string,
  other: OtherTime,
): Task => ({ ...about(other), kind, text, who: null, booking: other.answer });

const toAwait = (who: string, other: OtherTime): Task => ({
  ...about(other),
  kind: 'awaitAnswer',
  text: `Waiting for an answer about ${instead(other)}`,
  who,
  booking: null,
});

/** Another time that a coach answered a request with: to be answered by whoever speaks for the members, and waited for by everybody else. */
export function suggestionTask(other: OtherTime): Task {
  const { coach } = other.booking;
  if (isToAnswer(other))
    return toAnswer('answerSuggestion', `${coach.fullName} suggests ${instead(other)}`, other);
  return toAwait(other.reader === coach.id ? other.who : 'The person who asked', other);
}

/** Another time of a session that both sides had agreed on: to be answered by whoever is asked, waited for by whoever asked, and nothing to anybody else. */
export function moveTasks(other: OtherTime): Task[] {
  if (isToAnswer(other))
    return [toAnswer('answerMove', `${nameOfAsking(other)} asks for ${instead(other)}`, other)];
  if (other.proposal.by !== other.reader) return [];
  return [toAwait(other.asked === 'coach' ? other.booking.coach.fullName : other.who, other)];
}

function nameOfAsking({ booking, proposal: { by, party }, who }: OtherTime): string {
  if (party === 'staff') return `${brand.productName} staff`;
  const named = [booking.coach, ...booking.attendees].find(({ id }) => id === by);
  return named?.fullName ?? who;
}
