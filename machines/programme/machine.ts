import { setup } from 'xstate';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { stampActions } from '../capability.ts';
import { effects, plainActions, staffGuards } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { ProgrammeEvent } from './capabilities.ts';
import type { ProgrammeContext } from './context.ts';
import { programmeFields } from './fields.ts';
import type { ProgrammeNotice } from './notices.ts';
import * as running from './running.ts';
import * as taking from './taking-part.ts';
import * as writing from './writing.ts';

/** What only the server can tell. */
export const programmeQuestions = {
  isNameFree: { field: 'name' },
  hasProperOrganization: { field: 'organizationId', kind: 'payload' },
  ...running.questions,
  ...taking.questions,
} as const;

/** A dated contract for some members of one organisation that offers them sessions (domain reference, 5.1). */
export const programmeMachine = setup({
  types: {
    context: {} as ProgrammeContext,
    input: {} as ProgrammeContext,
    events: {} as ProgrammeEvent,
    /** `open`: it can still give somebody what it offers. `shown`: those who take part know of it. `kept`: it was not deleted. */
    tags: {} as 'kept' | 'active' | 'open' | 'shown' | 'terminal',
  },
  guards: {
    ...staffGuards,
    ...writing.guards,
    ...running.guards,
    ...questionGuards(programmeQuestions),
  },
  actions: {
    ...plainActions<ProgrammeContext, ProgrammeEvent>(programmeFields),
    ...stampActions<ProgrammeContext, ProgrammeEvent>()(running.stamps),
    ...effects(
      'watchEnd',
      'stopWatching',
      'expireCredits',
      'extendCredits',
      'reissueCredits',
      'countAwards',
      'addMembers',
      'removeMember',
      'addTeams',
      'removeTeam',
      'addCoaches',
      'removeCoach',
      'takeBackCredits',
    ),
    notify: (_: unknown, _notice: ProgrammeNotice) => {},
    settleNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
  },
  delays: running.delays,
}).createMachine({
  id: 'programme',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nobody has created the programme yet.', on: { CREATE: writing.creating } },
    draft: {
      description: 'Staff prepare it; those who will take part don’t know of it.',
      tags: ['kept', 'open'],
      on: {
        EDIT: writing.editing.draft,
        ADD_MEMBERS: taking.addingMembers.draft,
        REMOVE_MEMBER: taking.removingMember,
        ADD_TEAMS: taking.addingTeams.draft,
        REMOVE_TEAM: taking.removingTeam,
        ADD_COACHES: taking.addingCoaches,
        REMOVE_COACH: taking.removingCoach,
        ACTIVATE: running.activating,
        DELETE: running.deleting,
      },
      after: { firstDay: running.startingByItself },
    },
    active: {
      description: 'Its members book the sessions that it offers.',
      initial: 'normal',
      on: {
        EDIT: writing.editing.active,
        ADD_MEMBERS: taking.addingMembers.active,
        REMOVE_MEMBER: taking.removingMember,
        ADD_TEAMS: taking.addingTeams.active,
        REMOVE_TEAM: taking.removingTeam,
        ADD_COACHES: taking.addingCoaches,
        REMOVE_COACH: taking.removingCoach,
        EXTEND: running.extending,
        COMPLETE: running.completing,
      },
      states: {
        normal: {
          description: 'There is time left, and there are credits.',
          tags: ['kept', 'active', 'open', 'shown'],
          on: { NEAR_END: running.nearingEnd },
          after: { lastDayOver: running.endingByItself.normal },
        },
        nearComplete: {
          description: 'It ends soon, or most of its credits are used.',
          tags: ['kept', 'active', 'open', 'shown'],
          after: { lastDayOver: running.endingByItself.nearComplete },
        },
      },
    },
    complete: {
      description: 'It is over; what was not used has expired.',
      tags: ['kept', 'shown'],
      on: { REOPEN: running.reopening, DELETE: running.deleting },
    },
    deleted: {
      description: 'It is gone from every list; its sessions and its books are kept.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
