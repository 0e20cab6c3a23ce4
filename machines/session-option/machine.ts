import { and, setup } from 'xstate';
import {
  plainActions,
  staffGuards,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { sessionOptionFields } from './fields.ts';

export type SessionOptionContext = PlainContext<typeof sessionOptionFields>;

export type SessionOptionEvent = PlainEventOf<
  Writes<'CREATE', typeof sessionOptionFields> | { readonly type: 'DELETE' }
>;

/** What only the server can tell. */
export const sessionOptionQuestions = {
  isProgrammeOpen: { field: 'programmeId', kind: 'payload' },
  isSessionThere: { field: 'sessionId', kind: 'payload' },
  isNew: { field: 'sessionId', kind: 'payload' },
  areCoaches: { field: 'coachSubset', kind: 'payload' },
  hasNothingAllocated: { field: 'credits' },
  hasNoUpcomingBookings: { field: 'bookings' },
} as const;

/** A session that a programme offers, and by which rules (domain reference, 5.3). There is no way to edit one: it is replaced. */
export const sessionOptionMachine = setup({
  types: {
    context: {} as SessionOptionContext,
    input: {} as SessionOptionContext,
    events: {} as SessionOptionEvent,
    tags: {} as 'open' | 'terminal',
  },
  guards: { ...staffGuards, ...questionGuards(sessionOptionQuestions) },
  actions: plainActions<SessionOptionContext, SessionOptionEvent>(sessionOptionFields),
}).createMachine({
  id: 'session-option',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'The programme does not offer the session yet.',
      on: {
        CREATE: {
          guard: and(['isStaff', 'isProgrammeOpen', 'isSessionThere', 'isNew', 'areCoaches']),
          target: 'active',
          actions: ['takeFields', 'stampCreation'],
        },
      },
    },
    active: {
      description: 'Members of the programme can book the session with credits for it.',
      tags: ['open'],
      on: {
        DELETE: {
          guard: and(['isStaff', 'hasNothingAllocated', 'hasNoUpcomingBookings']),
          target: 'deleted',
          actions: 'stampDeletion',
        },
      },
    },
    deleted: {
      description: 'The programme offers the session no longer; what was booked stays as it was.',
      type: 'final',
      tags: ['terminal'],
    },
  },
});
