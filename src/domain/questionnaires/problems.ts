import { whyNoOrder } from './condition.ts';
import { canScore, hasOptions, type Band, type Definition, type Question } from './definition.ts';
import { whyNoPattern } from './pattern.ts';

/** Why a definition can't be published, in the order in which it is read; empty where it can. */
export function problemsIn({ questions, scoring }: Definition): readonly string[] {
  const isAsking = questions.some(({ type }) => type !== 'statement');
  const wrong = questions.flatMap((question, index) =>
    problemsOf(question, questions).map((problem) => `Question ${index + 1}: ${problem}`),
  );
  const order = whyNoOrder(questions);
  const isCounted = scoring.method === 'none' || questions.some(counts);
  return [
    ...(isAsking ? [] : ['Add at least one question.']),
    ...wrong,
    ...(order === null ? [] : [order]),
    ...(isCounted ? [] : ['No question counts towards the score. Set what its answers count.']),
    ...(scoring.method === 'none' ? [] : bandProblems(scoring.bands)),
  ];
}

const counts = (question: Question): boolean =>
  question.weight > 0 &&
  canScore(question) &&
  (!hasOptions(question) || question.options.some(({ score }) => score !== null));

/** What is wrong with one question, by itself and in what it depends on. */
function problemsOf(question: Question, questions: readonly Question[]): string[] {
  const { type, label, limits, rows, visibleIf } = question;
  const { min, max, pattern, maxSelected } = limits;
  const isTurned = min !== null && max !== null && min > max;
  const badPattern = type === 'shortText' && pattern !== null ? whyNoPattern(pattern) : null;
  return [
    ...(label.trim() === '' ? ['write what it asks.'] : []),
    ...(hasOptions(question) ? optionProblems(question) : []),
    ...(type === 'matrix' && rows.length === 0 ? ['add at least one line.'] : []),
    ...(type === 'matrix' && rows.some((row) => row.label.trim() === '')
      ? ['write every line.']
      : []),
    ...(isTurned ? ['the smallest value is larger than the largest.'] : []),
    ...(type === 'scale' && (max ?? 10) - (min ?? 0) > 20
      ? ['a scale has at most 21 values.']
      : []),
    ...(type === 'rating' && (max ?? 5) > 10 ? ['a rating has at most 10 stars.'] : []),
    ...(type === 'multiChoice' && maxSelected !== null && (min ?? 0) > maxSelected
      ? ['the fewest choices are more than the most.']
      : []),
    ...(badPattern === null ? [] : [`${badPattern.charAt(0).toLowerCase()}${badPattern.slice(1)}`]),
    ...(visibleIf?.clauses.some((clause) => isEmpty(clause, questions))
      ? ['choose the answers that show it.']
      : []),
  ];
}

function optionProblems({ options }: Question): string[] {
  if (options.length < 2) return ['add at least two options.'];
  if (options.some(({ label }) => label.trim() === '')) return ['write every option.'];
  const labels = new Set(options.map(({ label }) => label.trim().toLowerCase()));
  return labels.size < options.length ? ['two options are the same.'] : [];
}

/** Whether a clause can never be met: nothing is chosen, or what is chosen is not there any more. */
function isEmpty(
  { question, is, values, number }: NonNullable<Question['visibleIf']>['clauses'][number],
  questions: readonly Question[],
): boolean {
  if (is === 'answered') return false;
  if (is !== 'oneOf') return number === null;
  const asked = questions.find(({ id }) => id === question);
  const there =
    asked?.type === 'yesNo' ? ['yes', 'no'] : (asked?.options ?? []).map(({ id }) => id);
  return !values.some((value) => there.includes(value));
}

/** What is wrong with the bands of a score. They may touch; what lies between two belongs to the lower one. */
export function bandProblems(bands: readonly Band[]): string[] {
  const inOrder = bands.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const own = inOrder.flatMap(({ label, from, to }, index) => [
    ...(label.trim() === '' ? [`Score band ${index + 1}: give it a name.`] : []),
    ...(from > to ? [`Score band ${index + 1}: it starts after its end.`] : []),
  ]);
  const overlaps = inOrder.flatMap((band, index) => {
    const next = inOrder[index + 1];
    return next && next.from < band.to
      ? [`Score bands overlap between ${next.from} and ${Math.min(band.to, next.to)}.`]
      : [];
  });
  return [...own, ...overlaps];
}
