import { and, setup } from 'xstate';
import {
  plainActions,
  staffGuards,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { permissionFields } from './fields.ts';

export type CoachPermissionContext = PlainContext<typeof permissionFields>;

export type CoachPermissionEvent = PlainEventOf<
  Writes<'CREATE', typeof permissionFields> | { readonly type: 'DELETE' }
>;

/** What only the server can tell. */
export const permissionQuestions = {
  isCoach: { field: 'coach', kind: 'payload' },
  isSubjectThere: { field: 'subject', kind: 'payload' },
  isNew: { field: 'permission', kind: 'payload' },
  areDatesInOrder: { field: 'validTo', kind: 'payload' },
} as const;

/** That a coach may be booked by a member or a team, or gives a session. */
export const coachPermissionMachine = setup({
  types: {
    context: {} as CoachPermissionContext,
    input: {} as CoachPermissionContext,
    events: {} as CoachPermissionEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: { ...staffGuards, ...questionGuards(permissionQuestions) },
  actions: plainActions<CoachPermissionContext, CoachPermissionEvent>(permissionFields),
}).createMachine({
  id: 'coach-permission',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has given the permission yet.',
      on: {
        CREATE: {
          guard: and(['isStaff', 'isCoach', 'isSubjectThere', 'isNew', 'areDatesInOrder']),
          target: 'active',
          actions: ['takeFields', 'stampCreation'],
        },
      },
    },
    active: {
      description: 'The permission counts on the days that it is valid.',
      tags: ['open'],
      on: {
        DELETE: { guard: 'isStaff', target: 'deleted', actions: 'stampDeletion' },
      },
    },
    deleted: {
      description:
        'The permission is gone for good: new bookings stop immediately, those that were made stay.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
