import { and, setup } from 'xstate';
import {
  plainActions,
  staffGuards,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { bookingConstraintFields } from './fields.ts';

export type BookingConstraintContext = PlainContext<typeof bookingConstraintFields>;

export type BookingConstraintEvent = PlainEventOf<
  Writes<'CREATE', typeof bookingConstraintFields> | { readonly type: 'DELETE' }
>;

/** What only the server can tell. */
export const bookingConstraintQuestions = {
  isCreditUsable: { field: 'sessionCredit', kind: 'payload' },
  areCoaches: { field: 'coaches', kind: 'payload' },
  isNew: { field: 'rule', kind: 'payload' },
  leavesTimes: { field: 'rule', kind: 'payload' },
} as const;

/** A limit to how a credit may be used (domain reference, 5.6). All constraints of a credit have to hold. */
export const bookingConstraintMachine = setup({
  types: {
    context: {} as BookingConstraintContext,
    input: {} as BookingConstraintContext,
    events: {} as BookingConstraintEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: { ...staffGuards, ...questionGuards(bookingConstraintQuestions) },
  actions: plainActions<BookingConstraintContext, BookingConstraintEvent>(bookingConstraintFields),
}).createMachine({
  id: 'booking-constraint',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has limited the credit in this way yet.',
      on: {
        CREATE: {
          guard: and(['isStaff', 'isCreditUsable', 'areCoaches', 'isNew', 'leavesTimes']),
          target: 'active',
          actions: ['takeFields', 'stampCreation'],
        },
      },
    },
    active: {
      description: 'Only times that the constraint leaves open can be booked with the credit.',
      tags: ['open'],
      on: {
        DELETE: { guard: 'isStaff', target: 'deleted', actions: 'stampDeletion' },
      },
    },
    deleted: {
      description: 'The constraint is gone for good; what was booked under it stays as it was.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
