import { teamChart } from '#machines/team/chart.ts';
import {
  samplePageOf,
  samplePagesOfRecord,
  sampleHistory,
} from '#web/charts/sample/sample-record.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import type { Team, TeamMember } from './words.ts';

const address = '/app/teams/r1';

export const samplePages = samplePagesOfRecord(
  teamChart,
  [
    { key: 'team', title: 'Team', address },
    { key: 'members', title: 'Team Members', address: `${address}/members` },
    { key: 'edit', title: 'Edit Team', address: `${address}/edit`, event: 'EDIT' },
    {
      key: 'add',
      title: 'Add Team Member',
      address: `${address}/members/create`,
      event: 'ADD_MEMBER',
    },
    {
      key: 'remove',
      title: 'Remove Team Member',
      address: `${address}/members/mia/delete`,
      event: 'REMOVE_MEMBER',
    },
    { key: 'delete', title: 'Delete Team', address: `${address}/delete`, event: 'DELETE' },
    { key: 'restore', title: 'Restore Team', address: `${address}/restore`, event: 'RESTORE' },
  ],
  (record) => {
    const { context, base } = record;
    const leader = context.leaderId === null ? null : samplePerson(context.leaderId);
    const members: TeamMember[] = ['mia', 'max'].map((id) => ({
      ...samplePerson(id),
      email: `${id}@sample.invalid`,
      isLeader: id === context.leaderId,
      joinedAt: base.createdAt,
      sessionsCompleted: 2,
    }));
    return {
      'GET /teams/{team}': {
        ...base,
        name: context.name,
        description: context.description,
        organization: { id: 'northwind', name: 'Northwind' },
        leader,
        members: members.length,
        upcomingBookings: 0,
        credits: 0,
        isLedByReader: false,
      } satisfies Team,
      'GET /teams/{team}/history': sampleHistory(record),
      'GET /teams/{team}/members': samplePageOf(members),
      'GET /team-member/filter': [],
      'GET /teams/{team}/candidates': [samplePerson('lea')],
    };
  },
);
