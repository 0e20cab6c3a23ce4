import { answerTo, isAnswered, visibleQuestions } from './condition.ts';
import {
  canScore,
  isNumeric,
  type Answer,
  type Answers,
  type Band,
  type Definition,
  type Question,
} from './definition.ts';

/** What the answers count together, and what that means. */
export interface Score {
  readonly score: number | null;
  readonly band: Band | null;
}

/** The score of the answers to what they show, to two places; null where nothing counts. */
export function scoreOf({ questions, scoring }: Definition, answers: Answers): Score {
  const { method, bands } = scoring;
  if (method === 'none') return { score: null, band: null };
  const counted = visibleQuestions(questions, answers).flatMap((question) => {
    const points = pointsOf(question, answerTo(answers, question));
    return question.weight > 0 && points !== null ? [{ points, weight: question.weight }] : [];
  });
  if (counted.length === 0) return { score: null, band: null };
  const weightOf = (weight: number) => (method === 'weighted' ? weight : 1);
  const total = sum(counted.map(({ points, weight }) => points * weightOf(weight)));
  const weights = sum(counted.map(({ weight }) => weightOf(weight)));
  const score = rounded(method === 'sum' ? total : total / weights);
  return { score, band: bandOf(bands, score) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const rounded = (number: number): number => Math.round(number * 100) / 100;

/** What one answer counts; null where it counts nothing, which is not the same as 0. */
export function pointsOf(question: Question, answer: Answer | undefined): number | null {
  if (answer === undefined || !isAnswered(answer) || !canScore(question)) return null;
  if (isNumeric(question)) return typeof answer === 'number' ? answer : null;
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  const scoreOfOption = new Map(question.options.map(({ id, score }) => [id, score]));
  const chosen: readonly string[] =
    typeof answer === 'string' ? [answer] : typeof answer === 'object' ? Object.values(answer) : [];
  const scores = chosen.flatMap((each) => scoreOfOption.get(each) ?? []);
  return scores.length === 0 ? null : sum(scores);
}

/** The band that a score lies in. What lies between two of them, as a mean can, belongs to the lower one. */
export function bandOf(bands: readonly Band[], score: number): Band | null {
  const inOrder = bands.toSorted((a, b) => a.from - b.from);
  const index = inOrder.findLastIndex(({ from }) => from <= score);
  const band = inOrder[index];
  if (!band) return null;
  return score <= band.to || index < inOrder.length - 1 ? band : null;
}

/** The smallest and the largest score that there can be, as far as the questions limit it: what a strip of bands is drawn on. */
export function scoreSpan({ questions, scoring }: Definition): { min: number; max: number } {
  const spans = questions
    .filter((question) => question.weight > 0 && canScore(question))
    .map((question) => ({ ...pointSpan(question), weight: question.weight }));
  if (spans.length === 0) return { min: 0, max: 0 };
  const together = (end: 'min' | 'max') => {
    const ends = spans.map((span) => span[end]);
    if (scoring.method === 'sum') return sum(ends);
    if (scoring.method === 'mean') return end === 'min' ? Math.min(...ends) : Math.max(...ends);
    const weights = sum(spans.map(({ weight }) => weight));
    return rounded(sum(spans.map((span) => span[end] * span.weight)) / weights);
  };
  return { min: together('min'), max: together('max') };
}

function pointSpan(question: Question): { min: number; max: number } {
  const { type, limits, options, rows } = question;
  if (type === 'yesNo') return { min: 0, max: 1 };
  if (type === 'rating') return { min: 1, max: limits.max ?? 5 };
  if (isNumeric(question)) return { min: limits.min ?? 0, max: limits.max ?? 10 };
  const scores = options.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return { min: 0, max: 0 };
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  if (type === 'multiChoice')
    return {
      min: Math.min(least, sum(scores.filter((score) => score < 0))),
      max: Math.max(most, sum(scores.filter((score) => score > 0))),
    };
  const times = type === 'matrix' ? rows.length : 1;
  return { min: least * times, max: most * times };
}
