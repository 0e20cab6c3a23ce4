import { and, setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { isStaff } from '../person.ts';
import {
  effects,
  plainActions,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import { teamFields } from './fields.ts';
import * as membership from './membership.ts';

export type TeamContext = PlainContext<typeof teamFields>;

export type TeamEvent =
  | PlainEventOf<
      Writes<'CREATE' | 'EDIT', typeof teamFields> | { readonly type: 'DELETE' | 'RESTORE' }
    >
  | SentOf<typeof membership.verbs>;

/** What only the server can tell. */
export const teamQuestions = {
  hasProperOrganization: { field: 'organizationId' },
  isNameFree: { field: 'name' },
  ...membership.questions,
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
    ...stampActions<TeamContext, TeamEvent>()(membership.stamps),
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
        SET_LEADER: membership.settingLeader,
        ADD_MEMBER: membership.addingMember,
        REMOVE_MEMBER: membership.removingMember,
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
