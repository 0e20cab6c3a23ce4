import { shownCells } from '../reports/anonymity.ts';
import { leastAnonymous } from './assignment.ts';
import { isAnswered } from './condition.ts';
import { hasOptions, isNumeric, spanOf, type Answers, type Question } from './definition.ts';

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

const counting = (question: Question): boolean =>
  hasOptions(question) || isNumeric(question) || question.type === 'yesNo';

/**
 * The distribution of answers to each question that can be counted. `floor`: nothing may be told about fewer people, neither what is shown nor what follows
 * from taking it away from all who answered; null where the reader sees every single answer.
 */
export function resultsOf(
  questions: readonly Question[],
  all: readonly Answers[],
  floor: number | null,
): QuestionResult[] {
  return questions.filter(counting).flatMap((question) => {
    const answers = all.flatMap((each) => {
      const answer = each[question.id];
      return answer !== undefined && isAnswered(answer) ? [answer] : [];
    });
    const silent = all.length - answers.length;
    const isSmall = answers.length < (floor ?? 0) || (silent > 0 && silent < (floor ?? 0));
    if (isSmall) return [];
    const numbers = answers.filter((answer) => typeof answer === 'number');
    const chosen = choicesIn(question).map(({ key, label }) => ({
      key,
      label,
      count: answers.filter((answer) => choosing(question, answer).includes(key)).length,
    }));
    const shown = shownOf(chosen, floor);
    return [
      {
        id: question.id,
        label: question.label,
        answered: answers.length,
        mean: numbers.length === 0 ? null : rounded(sum(numbers) / numbers.length),
        chosen: shown,
        isPartial: shown.length < chosen.length,
      },
    ];
  });
}

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

/** By which keys of the choices an answer is counted. */
function choosing({ type }: Question, answer: Answers[string]): readonly string[] {
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no'];
  if (typeof answer === 'object')
    return isList(answer)
      ? answer.slice(0, type === 'ranking' ? 1 : undefined)
      : Object.entries(answer).map(([row, option]) => `${row}:${option}`);
  return [String(answer)];
}

const isList = (answer: object): answer is readonly string[] => Array.isArray(answer);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const rounded = (number: number): number => Math.round(number * 100) / 100;
