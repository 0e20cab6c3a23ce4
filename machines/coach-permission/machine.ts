import { and, assign, setup } from 'xstate';
import type { PermissionScope } from '#domain/coach-permissions/vocabulary.ts';
import type { Stamp } from '../person.ts';
import {
  createdBy,
  deletedBy,
  question,
  staffGuards,
  writtenBy,
  type Facts,
  type PlainColumns,
} from '../plain-record.ts';

/** What staff write about a permission. `coach` and `subject` are ids; dates are `YYYY-MM-DD`, and both days are part of it. */
export interface CoachPermissionFields {
  readonly coach: string;
  readonly scope: PermissionScope;
  readonly subject: string;
  readonly canBook: boolean;
  readonly canReadNotes: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export type CoachPermissionContext = CoachPermissionFields & PlainColumns;

export type CoachPermissionEvent = Stamp & { readonly facts?: Facts } & (
    | ({ readonly type: 'CREATE' } & CoachPermissionFields)
    | { readonly type: 'DELETE' }
  );

/** That a coach may be booked by a member or a team, or gives a session. */
export const coachPermissionMachine = setup({
  types: {
    context: {} as CoachPermissionContext,
    input: {} as CoachPermissionContext,
    events: {} as CoachPermissionEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: {
    ...staffGuards,
    isCoach: question('isCoach'),
    isSubjectThere: question('isSubjectThere'),
    isNew: question('isNew'),
    areDatesInOrder: question('areDatesInOrder'),
  },
  actions: {
    takeFields: assign(({ event }) => (event.type === 'CREATE' ? writtenBy(event) : {})),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampDeletion: assign(({ event }) => deletedBy(event)),
  },
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
        'The permission is gone for good: new bookings stop at once, those that were made stay.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
