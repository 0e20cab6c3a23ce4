import { shownCells } from '../reports/anonymity.ts';
import { leastAnonymous } from './assignment.ts';
import { hasOptions, isNumeric, spanOf, type Question } from './definition.ts';

/** How often something was chosen. */
export interface Chosen {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** What was answered to one question, by many. */
export interface QuestionResult {
  readonly id: string;
  readonly label: string;
  readonly answered: number;
  readonly mean: number | null;
  readonly chosen: readonly Chosen[];
  /** Some of it is left out, because it is about too few people. */
  readonly isPartial: boolean;
}

/** The answers to one question, counted. */
export interface Tally {
  readonly answered: number;
  /** Of those that are numbers; null without any. */
  readonly mean: number | null;
  /** How often each of its choices was chosen. */
  readonly chosen: ReadonlyMap<string, number>;
}

/** What was answered by so many, by question. */
export interface Tallies {
  readonly submitted: number;
  readonly questions: ReadonlyMap<string, Tally>;
}

/** Whether the answers to a question can be counted. */
export const isCounted = (question: Question): boolean =>
  hasOptions(question) || isNumeric(question) || question.type === 'yesNo';

/**
 * The distribution of answers to each question that can be counted. `floor`: nothing may be told about fewer people, neither what is shown nor what follows
 * from taking it away from all who answered; null where the reader sees every single answer.
 */
export function resultsOf(
  questions: readonly Question[],
  { submitted, questions: tallies }: Tallies,
  floor: number | null,
): QuestionResult[] {
  return questions.filter(isCounted).flatMap((question) => {
    const { answered, mean, chosen } = tallies.get(question.id) ?? none;
    const silent = submitted - answered;
    const isSmall = answered < (floor ?? 0) || (silent > 0 && silent < (floor ?? 0));
    if (isSmall) return [];
    const all = choicesIn(question).map(({ key, label }) => ({
      key,
      label,
      count: chosen.get(key) ?? 0,
    }));
    const shown = shownOf(all, floor);
    return [
      {
        id: question.id,
        label: question.label,
        answered,
        mean: mean === null ? null : rounded(mean),
        chosen: shown,
        isPartial: shown.length < all.length,
      },
    ];
  });
}

const none: Tally = { answered: 0, mean: null, chosen: new Map() };

/** Of several groups those that may be told. */
export const shownOf = (groups: readonly Chosen[], floor: number | null): readonly Chosen[] =>
  floor === null
    ? groups
    : shownCells(
        groups.map((each) => ({ ...each, unit: null, people: each.count })),
        floor,
      ).map(({ key, label, count }) => ({ key, label, count }));

/** The least that is told about, of teams to everybody. */
export const resultFloor = leastAnonymous;

function choicesIn(question: Question): readonly { key: string; label: string }[] {
  const { type, options, rows } = question;
  if (type === 'yesNo')
    return [
      { key: 'yes', label: 'Yes' },
      { key: 'no', label: 'No' },
    ];
  if (type === 'matrix')
    return rows.flatMap((row) =>
      options.map((option) => ({
        key: `${row.id}:${option.id}`,
        label: `${row.label}: ${option.label}`,
      })),
    );
  if (type === 'ranking')
    return options.map(({ id, label }) => ({ key: id, label: `First: ${label}` }));
  if (hasOptions(question)) return options.map(({ id, label }) => ({ key: id, label }));
  if (type === 'number') return [];
  const { min, max } = spanOf(question);
  return Array.from({ length: Math.max(0, max - min) + 1 }, (_, step) => ({
    key: String(min + step),
    label: String(min + step),
  }));
}

const rounded = (number: number): number => Math.round(number * 100) / 100;
