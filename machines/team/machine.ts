import { and, assign, setup } from 'xstate';
import { isStaff } from '../person.ts';
import {
  effects,
  plainActions,
  touchedBy,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { teamFields } from './fields.ts';

export type TeamContext = PlainContext<typeof teamFields>;

export type TeamEvent = PlainEventOf<
  | Writes<'CREATE' | 'EDIT', typeof teamFields>
  | { readonly type: 'SET_LEADER'; readonly leaderId: string | null }
  | { readonly type: 'ADD_MEMBER' | 'REMOVE_MEMBER'; readonly memberId: string }
  | { readonly type: 'DELETE' | 'RESTORE' }
>;

/** What only the server can tell. */
export const teamQuestions = {
  hasProperOrganization: { field: 'organizationId' },
  isNameFree: { field: 'name' },
  isLeaderMember: { field: 'leaderId', kind: 'payload' },
  canJoin: { field: 'memberId', kind: 'payload' },
  isInTeam: { field: 'memberId', kind: 'payload' },
  hasNoUpcomingBookings: { field: 'bookings' },
  hasNoCredits: { field: 'credits' },
} as const;

/** Some members of one organisation, with or without a leader. */
export const teamMachine = setup({
  types: {
    context: {} as TeamContext,
    input: {} as TeamContext,
    events: {} as TeamEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: {
    managesTeams: ({ event: { by } }) => isStaff(by) || by.role === 'OrganizationAdmin',
    ...questionGuards(teamQuestions),
  },
  actions: {
    ...plainActions<TeamContext, TeamEvent>(teamFields),
    takeLeader: assign(({ event }) =>
      event.type === 'SET_LEADER' ? { leaderId: event.leaderId, ...touchedBy(event) } : {},
    ),
    letLeaderGo: assign(({ context, event }) =>
      event.type === 'REMOVE_MEMBER' && event.memberId === context.leaderId
        ? { leaderId: null }
        : {},
    ),
    ...effects('addMember', 'removeMember', 'notifyLeaders'),
  },
}).createMachine({
  id: 'team',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has created the team yet.',
      on: {
        CREATE: {
          guard: and(['managesTeams', 'hasProperOrganization', 'isNameFree', 'isLeaderMember']),
          target: 'active',
          actions: ['takeFields', 'stampCreation'],
        },
      },
    },
    active: {
      description: 'People work in the team, and its leader may book for it.',
      tags: ['open'],
      on: {
        EDIT: {
          guard: and(['managesTeams', 'hasProperOrganization', 'isNameFree', 'isLeaderMember']),
          actions: ['takeFields', 'notifyLeaders'],
        },
        SET_LEADER: {
          guard: and(['managesTeams', 'isLeaderMember']),
          actions: ['takeLeader', 'notifyLeaders'],
        },
        ADD_MEMBER: {
          guard: and(['managesTeams', 'canJoin']),
          actions: ['stampChange', 'addMember'],
        },
        REMOVE_MEMBER: {
          guard: and(['managesTeams', 'isInTeam']),
          actions: ['letLeaderGo', 'stampChange', 'removeMember', 'notifyLeaders'],
        },
        DELETE: {
          guard: and(['managesTeams', 'hasNoUpcomingBookings', 'hasNoCredits']),
          target: 'deleted',
          actions: 'stampDeletion',
        },
      },
    },
    deleted: {
      description: 'The team is hidden, and nobody leads it; its members are remembered.',
      on: {
        RESTORE: {
          guard: and(['managesTeams', 'hasProperOrganization', 'isNameFree']),
          target: 'active',
          actions: 'stampRestoration',
        },
      },
    },
  },
});
