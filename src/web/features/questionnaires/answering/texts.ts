import { spanOf, type Question } from '#domain/questionnaires/definition.ts';
import { counted } from '#web/ui/numbers.ts';

export const clearAnswer = 'Clear answer';
export const questionWithoutWords = 'Question';
export const yes = 'Yes';
export const no = 'No';
export const stars = (count: number) => counted(count, 'star');
export const thisOrderIsRight = 'Keep this order';
export const ranked = (place: number, name: string) => `${place}. ${name}`;
export const isNowOf = (name: string, place: number, many: number) =>
  `${name} is now ${place} of ${many}.`;

/** What the ends of a scale mean, and whatever else helps. */
export function withEnds(question: Question, tip: string | undefined): string | undefined {
  const { low, high } = question.ends;
  const { min, max } = spanOf(question);
  const ends = [
    ...(low === '' ? [] : [`${min} is “${low}”`]),
    ...(high === '' ? [] : [`${max} is “${high}”`]),
  ].join(', ');
  const said = [tip, ends === '' ? undefined : `${ends}.`].filter(Boolean).join(' ');
  return said === '' ? undefined : said;
}

/** How many may be chosen, and whatever else helps. */
export const withMost = (most: number | null, tip: string | undefined): string | undefined =>
  most === null ? tip : [tip, `Choose at most ${most}.`].filter(Boolean).join(' ');

export const nothingAskedYet = 'No questions yet.';
export const asTheySeeIt = 'What people see';
export const tryIt = 'Try it out: your answers here aren’t saved.';
export const scoreOf = (score: number) => `Score: ${score}`;
export const checkAnswers = 'Check answers';
export const allIsAnswered = 'Every required question is answered.';
export const notAnsweredYet = 'Not answered yet';
export const sensitiveNote = 'Sensitive: only you and staff see this answer.';
