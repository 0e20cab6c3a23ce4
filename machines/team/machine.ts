import { and, assign, setup } from 'xstate';
import { isStaff, type Stamp } from '../person.ts';
import {
  createdBy,
  deletedBy,
  question,
  restoredBy,
  touchedBy,
  writtenBy,
  type Facts,
  type PlainColumns,
} from '../plain-record.ts';

/** What is written about a team. The members are rows of their own. */
export interface TeamFields {
  readonly name: string;
  readonly organizationId: string;
  readonly description: string | null;
  readonly leaderId: string | null;
}

export type TeamContext = TeamFields & PlainColumns;

export type TeamEvent = Stamp & { readonly facts?: Facts } & (
    | ({ readonly type: 'CREATE' | 'EDIT' } & TeamFields)
    | { readonly type: 'SET_LEADER'; readonly leaderId: string | null }
    | { readonly type: 'ADD_MEMBER' | 'REMOVE_MEMBER'; readonly memberId: string }
    | { readonly type: 'DELETE' | 'RESTORE' }
  );

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
    hasProperOrganization: question('hasProperOrganization'),
    isNameFree: question('isNameFree'),
    isLeaderMember: question('isLeaderMember'),
    canJoin: question('canJoin'),
    isInTeam: question('isInTeam'),
    hasNoUpcomingBookings: question('hasNoUpcomingBookings'),
    hasNoCredits: question('hasNoCredits'),
  },
  actions: {
    takeFields: assign(({ event }) =>
      event.type === 'CREATE' || event.type === 'EDIT' ? writtenBy(event) : {},
    ),
    takeLeader: assign(({ event }) =>
      event.type === 'SET_LEADER' ? { leaderId: event.leaderId, ...touchedBy(event) } : {},
    ),
    letLeaderGo: assign(({ context, event }) =>
      event.type === 'REMOVE_MEMBER' && event.memberId === context.leaderId
        ? { leaderId: null }
        : {},
    ),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampDeletion: assign(({ event }) => deletedBy(event)),
    stampRestoration: assign(({ event }) => restoredBy(event)),
    addMember: () => {},
    removeMember: () => {},
    tellLeaders: () => {},
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
          actions: ['takeFields', 'tellLeaders'],
        },
        SET_LEADER: {
          guard: and(['managesTeams', 'isLeaderMember']),
          actions: ['takeLeader', 'tellLeaders'],
        },
        ADD_MEMBER: {
          guard: and(['managesTeams', 'canJoin']),
          actions: ['stampChange', 'addMember'],
        },
        REMOVE_MEMBER: {
          guard: and(['managesTeams', 'isInTeam']),
          actions: ['letLeaderGo', 'stampChange', 'removeMember', 'tellLeaders'],
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
