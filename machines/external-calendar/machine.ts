import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { delays, guards, stamps, type ExternalCalendarEvent } from './capabilities.ts';
import { changedOutside } from './changed-outside.ts';
import {
  abandoning,
  choosing,
  connecting,
  denying,
  finding,
  granting,
  refusing,
} from './connecting.ts';
import type { ExternalCalendarContext } from './context.ts';
import { disconnecting } from './disconnecting.ts';
import { denyingAgain, grantingAgain, openingAnew, reconnecting } from './reconnecting.ts';
import { asking, failing, losing, succeeding } from './syncing.ts';

/** A calendar that a coach keeps elsewhere: how it is connected, how well it is known, and how it is given up (domain reference, 6.3). Effects without a context of their own are carried out by the server. */
export const externalCalendarMachine = setup({
  types: {
    context: {} as ExternalCalendarContext,
    input: {} as ExternalCalendarContext,
    events: {} as ExternalCalendarEvent,
    /** `read`: its busy times are fetched; `connected`: what is agreed is written there; `lost`: it can't be reached until its coach connects it again. */
    tags: {} as 'busy' | 'open' | 'read' | 'connected' | 'lost' | 'terminal',
  },
  guards,
  actions: {
    ...stampActions<ExternalCalendarContext, ExternalCalendarEvent>()(stamps),
    reach: () => {},
    sync: () => {},
    updateBooking: () => {},
    forget: () => {},
  },
  delays,
}).createMachine({
  id: 'external-calendar',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nobody has named it yet.', on: { CONNECT: connecting } },
    connecting: {
      description: 'It is not connected yet; after {connectWithin} the attempt is given up.',
      initial: 'consenting',
      tags: ['busy'],
      on: { REFUSED: refusing, DISCONNECT: disconnecting },
      after: { connectWithin: abandoning },
      states: {
        consenting: {
          description: 'The coach is at the provider and decides whether to allow it.',
          on: { GRANT: granting, DENY: denying },
        },
        reaching: {
          description: 'The provider is asked which calendars there are.',
          on: { FOUND: finding },
        },
        choosing: {
          description: 'One of the calendars is to be chosen.',
          on: { CHOOSE: choosing },
        },
        reading: {
          description: 'It is read for the first time.',
          tags: ['read'],
          on: { SYNC_OK: succeeding, SYNC_FAILED: failing },
        },
      },
    },
    connected: {
      description: 'Its busy times count, and it receives bookings where that was chosen.',
      initial: 'fresh',
      tags: ['open', 'read', 'connected'],
      on: {
        SYNC_OK: { ...succeeding, reenter: true },
        SYNC_FAILED: failing,
        SYNC_NOW: asking,
        REVOKED: losing,
        EXTERNAL_DELETE: changedOutside,
        EXTERNAL_MOVE: changedOutside,
        DECLINE: changedOutside,
        DISCONNECT: disconnecting,
      },
      states: {
        fresh: {
          description: 'It was read a short while ago.',
          after: { calendarStale: 'stale' },
        },
        stale: {
          description: 'It could not be read for a while; what was read last still counts.',
          on: { RECONNECT: openingAnew },
          after: { calendarLost: '#external-calendar.error' },
        },
      },
    },
    error: {
      description:
        'It can’t be read any more. Times are still offered; every booking needs the coach’s confirmation.',
      tags: ['open', 'read', 'lost'],
      on: {
        SYNC_OK: succeeding,
        SYNC_FAILED: failing,
        SYNC_NOW: asking,
        RECONNECT: reconnecting,
        DISCONNECT: disconnecting,
      },
    },
    reconnecting: {
      description:
        'The coach is at the provider and decides whether to allow it again; what was read last still counts.',
      tags: ['open', 'lost'],
      on: { GRANT: grantingAgain, DENY: denyingAgain, DISCONNECT: disconnecting },
      after: { connectWithin: 'error' },
    },
    abandoned: { description: 'It was never connected.', type: 'final', tags: ['terminal'] },
    disconnected: { description: 'It was given up.', type: 'final', tags: ['terminal'] },
  },
});
