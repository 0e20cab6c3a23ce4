import { and, assign, setup } from 'xstate';
import {
  effects,
  plainActions,
  staffGuards,
  writtenBy,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { sessionFields } from './fields.ts';

export type SessionContext = PlainContext<typeof sessionFields>;

export type SessionEvent = PlainEventOf<
  Writes<'CREATE' | 'EDIT', typeof sessionFields> | { readonly type: 'DELETE' }
>;

/** What only the server can tell. */
export const sessionQuestions = {
  isNameFree: { field: 'name' },
  hasSeats: { field: 'maxAttendees', kind: 'payload' },
  isBufferBeforeEnough: { field: 'bufferBefore', kind: 'payload' },
  isBufferAfterEnough: { field: 'bufferAfter', kind: 'payload' },
  hasNoUpcomingBookings: { field: 'bookings' },
  isInNoProgramme: { field: 'programmes' },
} as const;

/** Where one person comes there are no seats, and nobody else to pay. */
const alone = { maxAttendees: null, creditMode: 'perBooking' } as const;

/** A kind of coaching that can be booked (domain reference, 5.2). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: { ...staffGuards, ...questionGuards(sessionQuestions) },
  actions: {
    ...plainActions<SessionContext, SessionEvent>(sessionFields),
    takeFields: assign(({ event }) => {
      if (event.type !== 'CREATE' && event.type !== 'EDIT') return {};
      const isForOne = event.format === 'oneToOne';
      return { ...writtenBy(event), ...(isForOne && alone) };
    }),
    /** There may be more seats now, also in what is agreed already: whoever waits for one is asked. */
    ...effects('offerSeats'),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has created the session yet.',
      on: {
        CREATE: {
          guard: and([
            'isStaff',
            'isNameFree',
            'hasSeats',
            'isBufferBeforeEnough',
            'isBufferAfterEnough',
          ]),
          target: 'active',
          actions: ['takeFields', 'stampCreation'],
        },
      },
    },
    active: {
      description: 'Programmes can offer the session, and coaches can be permitted to give it.',
      tags: ['open'],
      on: {
        EDIT: {
          guard: and([
            'isStaff',
            'isNameFree',
            'hasSeats',
            'isBufferBeforeEnough',
            'isBufferAfterEnough',
          ]),
          actions: ['takeFields', 'offerSeats'],
        },
        DELETE: {
          guard: and(['isStaff', 'hasNoUpcomingBookings', 'isInNoProgramme']),
          target: 'deleted',
          actions: 'stampDeletion',
        },
      },
    },
    deleted: {
      description: 'The session is gone for good; what was booked of it stays as it was.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
