import { newId } from '#domain/ids.ts';
import {
  emptyQuestion,
  hasOptions,
  noScoring,
  type Definition,
  type Option,
  type Question,
} from '#domain/questionnaires/definition.ts';
import { questionsToSend, scoringToSend } from '#domain/questionnaires/written.ts';
import { problemsIn } from '#domain/questionnaires/problems.ts';
import type { QuestionType } from '#domain/questionnaires/vocabulary.ts';
import { writtenFields } from '#machines/questionnaire/fields.ts';
import {
  emptyForm,
  formOf,
  missingIn,
  writtenIn,
  type FormOf,
} from '#web/screens/form/field-values.ts';
import type { Questionnaire } from '../questionnaire-records.ts';
import * as texts from './texts.ts';

const { questions: _, scoring: __, ...plainFields } = writtenFields;
export { plainFields };

/** What the builder holds. */
export type QuestionnaireValues = FormOf<typeof plainFields> & Definition;

export const emptyQuestionnaire: QuestionnaireValues = {
  ...emptyForm(plainFields),
  purpose: 'both',
  questions: [],
  scoring: noScoring,
};

export const valuesOf = (questionnaire: Questionnaire): QuestionnaireValues => ({
  ...formOf(plainFields, questionnaire),
  questions: questionnaire.questions,
  scoring: questionnaire.scoring,
});

/** As it is sent: what nobody has written into a question is trimmed by the server. */
export const writtenOf = ({ questions, scoring, ...values }: QuestionnaireValues) => ({
  ...writtenIn(plainFields, values),
  questions: questionsToSend(questions),
  scoring: scoringToSend(scoring),
});

export const missingOf = (values: QuestionnaireValues) => missingIn(plainFields, values);

/** What is in the way of publishing it, as somebody writes it. */
export const problemsOf = (values: QuestionnaireValues) => problemsIn(values);

export const newOption = (label = ''): Option => ({ id: newId(), label, score: null });

/** A question of another type: what its answers are chosen from is begun where it needs that. */
export function typed(question: Question, type: QuestionType): Question {
  const changed = { ...question, type };
  return {
    ...changed,
    options:
      hasOptions(changed) && question.options.length === 0
        ? [newOption(), newOption()]
        : question.options,
    rows:
      type === 'matrix' && question.rows.length === 0
        ? [{ id: newId(), label: '' }]
        : question.rows,
  };
}

export const newQuestion = (type: QuestionType): Question =>
  typed(emptyQuestion(newId(), type), type);

/** The same question once more, with ids of its own. */
export function copied(question: Question): Question {
  const options = new Map(question.options.map(({ id }) => [id, newId()]));
  return {
    ...question,
    id: newId(),
    options: question.options.map((option) => ({
      ...option,
      id: options.get(option.id) ?? newId(),
    })),
    rows: question.rows.map((row) => ({ ...row, id: newId() })),
  };
}

/** A whole questionnaire once more: its questions depend on each other as before. */
export function copyOf(questionnaire: Questionnaire): QuestionnaireValues {
  const values = valuesOf(questionnaire);
  const pairs = values.questions.map((question) => ({ question, copy: copied(question) }));
  const ids = new Map(
    pairs.flatMap(({ question, copy }) => [
      [question.id, copy.id] as const,
      ...question.options.map(
        (option, index) => [option.id, copy.options[index]?.id ?? ''] as const,
      ),
    ]),
  );
  const renamed = (id: string) => ids.get(id) ?? id;
  return {
    ...values,
    name: texts.copyOf(values.name),
    questions: pairs.map(({ copy }) => ({
      ...copy,
      visibleIf: copy.visibleIf && {
        ...copy.visibleIf,
        clauses: copy.visibleIf.clauses.map((clause) => ({
          ...clause,
          question: renamed(clause.question),
          values: clause.values.map(renamed),
        })),
      },
    })),
  };
}
