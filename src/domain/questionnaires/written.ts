import type { Question, Scoring } from './definition.ts';

/** Questions as they are sent: lists of their own, which nobody else holds. */
export const questionsToSend = (questions: readonly Question[]) =>
  questions.map((question) => ({
    ...question,
    options: [...question.options],
    rows: [...question.rows],
    visibleIf: question.visibleIf && {
      ...question.visibleIf,
      clauses: question.visibleIf.clauses.map((clause) => ({
        ...clause,
        values: [...clause.values],
      })),
    },
  }));

export const scoringToSend = ({ method, bands }: Scoring) => ({
  method,
  bands: method === 'none' ? [] : [...bands],
});
