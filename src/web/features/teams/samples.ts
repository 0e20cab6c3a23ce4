import { teamChart } from '#machines/team/chart.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplePageOf, samplesOf } from '#web/charts/sample/sample-record.ts';
import { teams } from './team-records.ts';
import type { TeamMember } from './team-records.ts';

const members = '/app/teams/r1/members';

export const samplePages = samplesOf(teamChart, teams, {
  pages: [
    { key: 'members', title: 'Team Members', address: members },
    { key: 'add', title: 'Add Team Member', address: `${members}/create`, event: 'ADD_MEMBER' },
    {
      key: 'remove',
      title: 'Remove Team Member',
      address: `${members}/mia/delete`,
      event: 'REMOVE_MEMBER',
    },
  ],
  own: ({ context: { leaderId } }) => ({
    organization: { id: 'northwind', name: 'Northwind' },
    leader: leaderId === null ? null : samplePerson(leaderId),
    members: 2,
    upcomingBookings: 0,
    credits: 0,
    mayReadCredits: false,
    progress: null,
    isLedByReader: false,
  }),
  answers: ({ context, base }) => ({
    'GET /teams/{team}/members': samplePageOf(
      ['mia', 'max'].map((id): TeamMember => ({
        ...samplePerson(id),
        email: `${id}@sample.invalid`,
        isLeader: id === context.leaderId,
        joinedAt: base.createdAt,
        sessionsCompleted: 2,
      })),
    ),
    'GET /team-member/filter': [],
    'GET /teams/{team}/candidates': [samplePerson('lea')],
  }),
});
