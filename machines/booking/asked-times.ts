import type { Asked, BookingContext } from './context.ts';

/** How many times somebody may ask for; the first is kept, the others are alternatives (domain reference, 6.6). */
export const mostTimes = 3;

type Times = Pick<BookingContext, 'startsAt' | 'proposedTimes'>;

/** The times of a request besides the one that is kept. */
export const otherTimes = ({ startsAt, proposedTimes = [] }: Times): readonly number[] =>
  proposedTimes.filter((time) => time !== startsAt);

/** What is wrong with the other times that somebody asks for; null when nothing is. */
export function otherTimesLack(
  { proposedTimes = [], terms }: BookingContext,
  { at, facts }: Pick<Asked['event'], 'at' | 'facts'>,
): string | null {
  if (proposedTimes.length < 2) return null;
  if (!terms.needsConfirmation)
    return 'A session that is booked immediately can have only one time.';
  if (proposedTimes.length > mostTimes) return `Ask for at most ${mostTimes} times.`;
  if (new Set(proposedTimes).size < proposedTimes.length) return 'Choose times that differ.';
  if (proposedTimes.some((time) => time - terms.answerLastMoment <= at))
    return 'Choose a later time, so that there is time for an answer.';
  return facts?.['offersTimes'] ?? null;
}
