import { answerTo, visibleQuestions } from './condition.ts';
import type { Answer, Answers, Question } from './definition.ts';
import { whyNoAnswer } from './validation.ts';

/** What is said of an answer to a question that is not shown, or that nobody asks. */
export const notAsked = 'This question is not asked.';

const unfinished: readonly Question['type'][] = ['shortText', 'longText', 'multiChoice'];

/**
 * Why an answer can't be kept while somebody is still answering; null where it can. What is only not finished, such as a text that is still too short, is
 * kept and has to be finished before it is submitted.
 */
export function whyNotKept(
  questions: readonly Question[],
  answers: Answers,
  given: { readonly question: string; readonly answer: Answer | null },
): string | null {
  const shown = visibleQuestions(questions, answers);
  const question = shown.find(({ id }) => id === given.question);
  if (!question || question.type === 'statement') return notAsked;
  return given.answer === null ? null : whyNoAnswer(asDraft(question), given.answer);
}

const asDraft = (question: Question): Question => ({
  ...question,
  required: false,
  limits: unfinished.includes(question.type)
    ? { ...question.limits, min: null, pattern: null }
    : question.limits,
});

/** The answers with one more, or with one taken out. */
export function withAnswer(answers: Answers, question: string, answer: Answer | null): Answers {
  const others = Object.fromEntries(Object.entries(answers).filter(([id]) => id !== question));
  return answer === null ? others : { ...others, [question]: answer };
}

/** What two devices have answered differently. */
export const answerIn = (answers: Answers, question: string): Answer | null =>
  answerTo(answers, { id: question, type: 'shortText' }) ?? null;
