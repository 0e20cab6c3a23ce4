import { questionnaireResponseChart } from '#machines/questionnaire-response/chart.ts';
import { isDue } from '#machines/questionnaire-response/labels.ts';
import type { QuestionnaireResponseState } from '#machines/questionnaire-response/states.gen.ts';
import { sampleAssignment } from '#web/features/questionnaire-assignments/public.ts';
import type { SamplePage, SampleState } from '#web/charts/sample/sample-page.ts';
import { sampleMe, samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { Response } from './responses.ts';

const list = '/app/programmes/p1/questionnaires/a1/responses';
const { questions, scoring, questionnaireVersion } = sampleAssignment('member');
const mia = samplePerson('mia');

const about = {
  assignment: { id: 'a1', name: 'Monthly pulse' },
  member: mia,
  enteredBy: null,
  questionnaireVersion,
  questions,
  scoring,
  hidden: 0,
  score: null,
  band: null,
  startedAt: '2027-03-08T12:00:00.000Z',
  submittedAt: null,
  durationSeconds: 180,
  reminders: 1,
  refusal: null,
} as const;

const pagesOfResponse = samplePagesOfRecord(
  questionnaireResponseChart,
  [
    {
      key: 'response',
      title: 'Programme Response',
      address: `${list}/${mia.id}`,
      readers: ['member', 'coach', 'staff'],
    },
  ],
  ({ base, scene: { as } }) => {
    const isOwn = as === 'member';
    const response: Response = {
      ...about,
      ...base,
      questions: [...questions],
      status: base.status as QuestionnaireResponseState,
      isOwn,
      answers: { q1: 7 },
      hidden: as === 'coach' ? 1 : 0,
      mayAnswer: isOwn && isDue(base.status),
    };
    return {
      'GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}': response,
    };
  },
);

const run: SamplePage = {
  machine: 'questionnaire-run',
  key: 'run',
  title: 'Answering a questionnaire',
  show: ({ as, moment }) => {
    if (as !== 'member') return null;
    const { value, context } = moment.snapshot as SampleState;
    const response: Response = {
      ...about,
      id: 'r1',
      version: 3,
      status: 'draft',
      createdAt: '2027-03-01T09:00:00.000Z',
      updatedAt: '2027-03-01T09:00:00.000Z',
      deletedAt: null,
      availableEvents: [],
      createdBy: null,
      updatedBy: null,
      questions: [...questions],
      isOwn: true,
      answers: {},
      mayAnswer: true,
    };
    return {
      address: `${list}/create`,
      answers: {
        'GET /questionnaire-assignments/{questionnaireAssignment}': sampleAssignment(as),
        'GET /questionnaire-responses/{questionnaireResponse}': response,
      },
      me: { id: sampleMe(as).id },
      conductors: { 'questionnaire-run': { value, context } },
    };
  },
};

export const samplePages: readonly SamplePage[] = [...pagesOfResponse, run];
