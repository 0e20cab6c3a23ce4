import { and, assign, setup } from 'xstate';
import type { CreditMode, LocationKind, SessionFormat } from '#domain/bookings/vocabulary.ts';
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

/** What staff write about a session. Lengths are minutes; `maxAttendees` is null where one person comes. */
export interface SessionFields {
  readonly name: string;
  readonly description: string | null;
  readonly durationMinutes: number;
  readonly format: SessionFormat;
  readonly maxAttendees: number | null;
  readonly locationKinds: LocationKind[];
  /** Otherwise it is booked at once. */
  readonly requiresCoachConfirmation: boolean;
  readonly coachNoteRequired: boolean;
  readonly teamCoachNoteRequired: boolean;
  /** 0 is free. */
  readonly creditCost: number;
  /** Who pays where several come: whoever books, or everybody for themselves. */
  readonly creditMode: CreditMode;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
}

export type SessionContext = SessionFields & PlainColumns;

export type SessionEvent = Stamp & { readonly facts?: Facts } & (
    | ({ readonly type: 'CREATE' | 'EDIT' } & SessionFields)
    | { readonly type: 'DELETE' }
  );

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
  guards: {
    ...staffGuards,
    isNameFree: question('isNameFree'),
    hasSeats: question('hasSeats'),
    isBufferBeforeEnough: question('isBufferBeforeEnough'),
    isBufferAfterEnough: question('isBufferAfterEnough'),
    hasNoUpcomingBookings: question('hasNoUpcomingBookings'),
    isInNoProgramme: question('isInNoProgramme'),
  },
  actions: {
    takeFields: assign(({ event }) => {
      if (event.type !== 'CREATE' && event.type !== 'EDIT') return {};
      const isForOne = event.format === 'oneToOne';
      return { ...writtenBy(event), ...(isForOne && alone) };
    }),
    stampCreation: assign(({ event }) => createdBy(event)),
    /** There may be more seats now, also in what is agreed already: whoever waits for one is asked. */
    offerSeats: () => {},
    stampDeletion: assign(({ event }) => deletedBy(event)),
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
