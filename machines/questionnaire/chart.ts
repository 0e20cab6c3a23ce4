import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import { sentences, verbs, type QuestionnaireContext } from './asking.ts';
import {
  questionnaireMachine,
  questionnaireQuestions,
  type QuestionnaireEvent,
} from './machine.ts';

export const questionnaireChart = plainChart<
  QuestionnaireContext,
  QuestionnaireEvent,
  typeof questionnaireQuestions
>({
  name: 'questionnaire',
  machine: questionnaireMachine,
  noun: 'questionnaire',
  about: {
    title: 'Questionnaire',
    purpose: 'Questions that are written once, published in versions, and asked of many.',
    events: {
      ...plainEventDescriptions,
      CREATE: 'Staff write it.',
      EDIT: 'Staff change what it asks, or what is said of it.',
      RESTORE: 'It comes back as it was, with all its versions.',
    },
  },
  questions: questionnaireQuestions,
  verbs,
  guards: sentences,
  tooLate: { published: { PUBLISH: 'Nothing has changed since it was published.' } },
});
