import { isAnswered } from '#domain/questionnaires/condition.ts';
import type { Answers, Question } from '#domain/questionnaires/definition.ts';
import type { Tallies } from '#domain/questionnaires/results.ts';

/** The slow and plain way to count answers, which what the database counts is held against. */
export function talliesOf(questions: readonly Question[], all: readonly Answers[]): Tallies {
  const tallied = questions.map((question) => {
    const answers = all.flatMap((each) => {
      const answer = each[question.id];
      return answer !== undefined && isAnswered(answer) ? [answer] : [];
    });
    const numbers = answers.filter((answer) => typeof answer === 'number');
    const chosen = new Map<string, number>();
    for (const answer of answers)
      for (const key of choosing(question, answer)) chosen.set(key, (chosen.get(key) ?? 0) + 1);
    const sum = numbers.reduce((total, each) => total + each, 0);
    const mean = numbers.length === 0 ? null : sum / numbers.length;
    return [question.id, { answered: answers.length, mean, chosen }] as const;
  });
  return { submitted: all.length, questions: new Map(tallied) };
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
