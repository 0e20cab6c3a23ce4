import { journeyStatuses } from '#domain/organizations/journey.ts';
import { programmeChart } from '#machines/programme/chart.ts';
import { programmeState, programmeStates } from '#machines/programme/states.gen.ts';
import { isOneOf } from '#machines/states.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePageOf, samplesOf } from '#web/charts/sample/sample-record.ts';
import { programmes } from './programme-records.ts';

const isOpen = isOneOf(programmeStates.open);

export const samplePages = samplesOf(programmeChart, programmes, {
  steps: ['edit', 'delete'],
  own: ({ context, base }) => ({
    organization: { id: context.organizationId, name: 'Northwind' },
    groups: [...context.groups],
    elapsed: { day: 12, days: 90 },
    members: 8,
    credits: { pool: 12, available: 20, held: 3, used: 9, lost: 0 },
    coaches: [samplePerson('carl')],
    teams: [],
    sessions: [],
    aiCredits: { pool: 4, available: 6, held: 1, used: 3, lost: 0 },
    progress: { invited: 1, activated: 2, started: 4, stalled: 1, finished: 0 },
    named: { members: true, journeys: [...journeyStatuses] },
    booked: {
      areAll: true,
      requested: 1,
      upcoming: 3,
      next: base.createdAt,
      waiting: 1,
      completed: 9,
    },
    expiring: { units: 6, at: base.createdAt },
    mayIssue: isOpen(base.status),
    readiness:
      base.status === programmeState.draft ? { members: 8, sessionOptions: 2, coaches: 1 } : null,
  }),
  answers: () => ({
    'GET /programmes/{programme}/members': samplePageOf([
      {
        ...samplePerson('mia'),
        email: 'mia@sample.invalid',
        isNamed: true,
        teams: [],
        creditsLeft: 2,
        upcomingBookings: 1,
      },
    ]),
    'GET /programmes/{programme}/organization-members': {
      rows: [{ written: 'lea@sample.invalid', person: samplePerson('lea'), outcome: 'new' }],
    },
    'GET /programmes/{programme}/candidates': [samplePerson('lea')],
    'GET /programmes/{programme}/teams': [],
    'GET /programme-member/filter': [],
    'GET /teams/choices': [],
  }),
});
