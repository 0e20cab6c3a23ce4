import { isNumeric, type Answer, type Answers, type Clause, type Question } from './definition.ts';

/**
 * The questions that these answers show, in their order. A question that is hidden has no answer for those behind it, whatever was written while it was
 * shown.
 */
export function visibleQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const shown = new Map<string, Question>();
  for (const question of questions)
    if (isShown(question, shown, answers)) shown.set(question.id, question);
  return [...shown.values()];
}

function isShown(
  { visibleIf }: Question,
  shown: ReadonlyMap<string, Question>,
  answers: Answers,
): boolean {
  if (visibleIf === null) return true;
  const holds = (clause: Clause): boolean => {
    const question = shown.get(clause.question);
    return question !== undefined && isMet(clause, question, answerTo(answers, question));
  };
  return visibleIf.match === 'all' ? visibleIf.clauses.every(holds) : visibleIf.clauses.some(holds);
}

/** What was answered to a question, and nothing that only looks like it because of its name. A statement has no answer. */
export const answerTo = (
  answers: Answers,
  { id, type }: Pick<Question, 'id' | 'type'>,
): Answer | undefined =>
  type !== 'statement' && Object.hasOwn(answers, id) ? answers[id] : undefined;

/** Whether something was answered at all. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  if (Array.isArray(answer)) return answer.length > 0;
  return typeof answer === 'object' ? Object.keys(answer).length > 0 : true;
}

function isMet(clause: Clause, question: Question, answer: Answer | undefined): boolean {
  if (answer === undefined || !isAnswered(answer)) return false;
  const { is, values, number } = clause;
  switch (is) {
    case 'answered':
      return true;
    case 'oneOf':
      return chosenIn(answer).some((chosen) => values.includes(chosen));
    case 'atLeast':
      return isNumeric(question) && typeof answer === 'number' && answer >= (number ?? Infinity);
    case 'atMost':
      return isNumeric(question) && typeof answer === 'number' && answer <= (number ?? -Infinity);
  }
}

function chosenIn(answer: Answer): readonly string[] {
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no'];
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? (answer as readonly string[]) : [];
}

/** Why questions can't come in this order: one is shown depending on another that comes later, or is not there. Null where nothing speaks against it. */
export function whyNoOrder(questions: readonly Question[]): string | null {
  const places = new Map(questions.map(({ id }, index) => [id, index]));
  for (const [index, { visibleIf }] of questions.entries())
    for (const { question } of visibleIf?.clauses ?? []) {
      const place = places.get(question);
      if (place === undefined)
        return `Question ${index + 1} is shown depending on a question that was deleted. Choose another one.`;
      if (place === index) return `Question ${index + 1} is shown depending on itself.`;
      if (questions[place]?.type === 'statement')
        return `Question ${index + 1} is shown depending on a statement, which nobody answers. Choose another question.`;
      if (place > index)
        return `Question ${index + 1} is shown depending on question ${place + 1}, which comes later. Move question ${place + 1} up.`;
    }
  return null;
}
