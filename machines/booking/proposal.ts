import type { BookingContext } from './context.ts';

/** The last moment at which another time can be answered: as with a request, and before either start. */
export const answerBy = (
  { startsAt, terms }: Pick<BookingContext, 'startsAt' | 'terms'>,
  at: number,
  wanted: number,
): number => Math.min(at + terms.answerTtl, Math.min(startsAt, wanted) - terms.answerLastMoment);
