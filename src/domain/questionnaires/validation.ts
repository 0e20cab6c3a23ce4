import { isDate } from '../time/calendar.ts';
import { answerTo, isAnswered, visibleQuestions } from './condition.ts';
import { spanOf, type Answer, type Answers, type Question } from './definition.ts';
import { matchesPattern } from './pattern.ts';
import { largestNumber, longTextMost, shortTextMost } from './vocabulary.ts';

export const answerThis = 'Answer this question.';

/** What is wrong with the answers, by the ids of the questions that they show; empty where they can be submitted. */
export function errorsIn(
  questions: readonly Question[],
  answers: Answers,
): Readonly<Record<string, string>> {
  const found = visibleQuestions(questions, answers).flatMap((question): [string, string][] => {
    const answer = answerTo(answers, question);
    if (question.type === 'statement') return [];
    if (answer === undefined || !isAnswered(answer))
      return question.required ? [[question.id, answerThis]] : [];
    const wrong = whyNoAnswer(question, answer);
    return wrong === null ? [] : [[question.id, wrong]];
  });
  return Object.fromEntries(found);
}

/** What the answers to the questions that are shown are: others do not count, and are not kept. */
export const countedAnswers = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    visibleQuestions(questions, answers).flatMap((question): [string, Answer][] => {
      const answer = answerTo(answers, question);
      return answer !== undefined && isAnswered(answer) ? [[question.id, answer]] : [];
    }),
  );

const again = 'Answer this question again.';

/** What is wrong with one answer; null where it is right. */
export function whyNoAnswer(question: Question, answer: Answer): string | null {
  switch (question.type) {
    case 'shortText':
      return whyNoText(question, answer, shortTextMost);
    case 'longText':
      return whyNoText(question, answer, longTextMost);
    case 'singleChoice':
      return typeof answer === 'string' && isOption(question, answer) ? null : again;
    case 'multiChoice':
      return whyNoChoices(question, answer);
    case 'scale':
    case 'rating': {
      const { min, max } = spanOf(question);
      return Number.isInteger(answer) && isBetween(answer, min, max) ? null : between(min, max);
    }
    case 'number':
      return whyNoNumber(question, answer);
    case 'yesNo':
      return typeof answer === 'boolean' ? null : again;
    case 'date':
      return typeof answer === 'string' && isDate(answer) ? null : 'Enter a valid date.';
    case 'ranking':
      return whyNoRanking(question, answer);
    case 'matrix':
      return whyNoMatrix(question, answer);
    case 'statement':
      return again;
  }
}

const isOption = ({ options }: Question, id: string) => options.some((each) => each.id === id);
const isBetween = (answer: Answer, min: number, max: number): boolean =>
  typeof answer === 'number' && answer >= min && answer <= max;
const between = (min: number, max: number) => `Enter a number between ${min} and ${max}.`;
const listIn = (answer: Answer): readonly string[] | null =>
  Array.isArray(answer) && answer.every((each) => typeof each === 'string') ? answer : null;

function whyNoText({ type, limits }: Question, answer: Answer, most: number): string | null {
  if (typeof answer !== 'string') return again;
  const { length } = answer.trim();
  const longest = Math.min(limits.max ?? most, most);
  if (length > longest) return `Write at most ${longest} characters.`;
  if (length < (limits.min ?? 0)) return `Write at least ${limits.min} characters.`;
  const pattern = type === 'shortText' ? limits.pattern : null;
  return pattern === null || matchesPattern(pattern, answer.trim())
    ? null
    : 'Use the format asked for.';
}

function whyNoChoices(question: Question, answer: Answer): string | null {
  const chosen = listIn(answer);
  if (chosen === null || new Set(chosen).size < chosen.length) return again;
  if (!chosen.every((each) => isOption(question, each))) return again;
  const { min, maxSelected } = question.limits;
  if (maxSelected !== null && chosen.length > maxSelected) return `Choose at most ${maxSelected}.`;
  return min !== null && chosen.length < min ? `Choose at least ${min}.` : null;
}

function whyNoNumber({ limits: { min, max } }: Question, answer: Answer): string | null {
  if (isBetween(answer, min ?? -largestNumber, max ?? largestNumber)) return null;
  if (min !== null && max !== null) return between(min, max);
  if (min !== null) return `Enter a number of at least ${min}.`;
  return max === null ? 'Enter a number.' : `Enter a number of at most ${max}.`;
}

function whyNoRanking({ options }: Question, answer: Answer): string | null {
  const ranked = listIn(answer);
  const isWhole =
    ranked !== null &&
    ranked.length === options.length &&
    options.every(({ id }) => ranked.includes(id));
  return isWhole ? null : 'Put all of them in order.';
}

function whyNoMatrix(question: Question, answer: Answer): string | null {
  if (typeof answer !== 'object' || Array.isArray(answer)) return again;
  const rows = new Map(Object.entries(answer));
  for (const [row, chosen] of rows)
    if (!question.rows.some(({ id }) => id === row) || !isOption(question, chosen)) return again;
  return question.required && rows.size < question.rows.length ? 'Answer every line.' : null;
}
