import { brand } from '#domain/brand.ts';
import { emptyQuestion, noScoring } from '#domain/questionnaires/definition.ts';
import { questionsToSend, scoringToSend } from '#domain/questionnaires/written.ts';
import type { SampleReader } from '#web/charts/sample/sample-page.ts';
import type { Assignment } from './places.ts';

export const sampleQuestions = [
  {
    ...emptyQuestion('q1', 'scale'),
    label: 'How much energy do you have?',
    required: true,
    ends: { low: 'none', high: 'plenty' },
  },
  { ...emptyQuestion('q2', 'longText'), label: 'What takes it?', sensitive: true },
];

export const sampleProgramme = { id: 'p1', name: 'Leading with clarity' };

/** A questionnaire of a programme as each reader is told of it. */
export const sampleAssignment = (as: SampleReader): Assignment => ({
  id: 'a1',
  version: 3,
  status: 'open',
  createdAt: '2027-03-01T09:00:00.000Z',
  updatedAt: '2027-03-01T09:00:00.000Z',
  deletedAt: null,
  availableEvents: [],
  createdBy: null,
  updatedBy: null,
  questionnaire: { id: 'q1', name: 'Monthly pulse' },
  questionnaireVersion: 2,
  programme: sampleProgramme,
  booking: null,
  moment: null,
  opensAt: '2027-03-01T09:00:00.000Z',
  closesAt: '2027-03-31T22:00:00.000Z',
  isAnonymous: false,
  estimatedMinutes: 2,
  progress: as === 'member' ? null : { asked: 12, submitted: 7, averageScore: 6.4 },
  own:
    as === 'member' ? { id: 'r1', user: 'mia', status: 'draft', isDue: true, mayRead: true } : null,
  seesRespondents: as !== 'member',
  seesResponses: as !== 'member',
  mayStandIn: as === 'staff',
  description: 'Ten questions at most, once a month.',
  questions: questionsToSend(sampleQuestions),
  scoring: scoringToSend(noScoring),
  opensOn: null,
  closesOn: '2027-03-31',
  timeZone: 'Europe/London',
  rule: 'all',
  teams: [],
  members: [],
  allowEdit: true,
  reminds: true,
  readers: {
    plain: `you, Carl Okoro and ${brand.productName} staff`,
    sensitive: `you and ${brand.productName} staff`,
  },
});
