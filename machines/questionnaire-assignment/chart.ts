import { plainChart } from '../plain-record.ts';
import { reports, sentences, verbs, type AssignmentContext } from './asking.ts';
import { assignmentMachine, assignmentQuestions, type AssignmentEvent } from './machine.ts';

export const questionnaireAssignmentChart = plainChart<
  AssignmentContext,
  AssignmentEvent,
  typeof assignmentQuestions
>({
  name: 'questionnaire-assignment',
  machine: assignmentMachine,
  noun: 'questionnaire',
  about: {
    title: 'Questionnaire of a programme or booking',
    purpose: 'A questionnaire in one version, asked of some people for some time.',
    events: {
      CREATE: 'Staff assign it to a programme, a coach or staff to a booking, or the session does.',
      EDIT: 'Staff change its days, or who is asked.',
      DELETE: 'It is unassigned before anyone has answered.',
    },
  },
  questions: assignmentQuestions,
  verbs,
  reports,
  guards: sentences,
  outcomes: {
    CREATE: { done: 'The questionnaire was assigned.' },
    // One that was unassigned stays so; it can be assigned again.
    DELETE: { done: '{record} was unassigned.' },
  },
  tooLate: {
    closed: {
      CLOSE: 'This questionnaire is closed already.',
      REMIND: 'This questionnaire is closed.',
    },
    scheduled: { REMIND: 'This questionnaire is not open yet.' },
  },
});
