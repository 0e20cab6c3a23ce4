import { and, or } from 'xstate';
import { externalCalendar } from './setup.ts';

const isTheirs = or(['isOwner', 'isStaff']);
const givenUp = {
  guard: isTheirs,
  target: '#external-calendar.disconnected',
  actions: ['stampEnd', 'forget'],
} as const;
const works = {
  guard: 'isSystem',
  target: '#external-calendar.connected.fresh',
  actions: 'stampSuccess',
} as const;
const fails = { guard: 'isSystem', actions: 'stampFailure' } as const;
const opensAnew = {
  guard: and([isTheirs, 'asksNoConsent', 'isReachable', 'isNew']),
  actions: ['stampChange', 'clearTrouble', 'sync'],
  description:
    'What opens it is given anew; what was chosen stays, and what was read last still counts.',
} as const;
const asksNow = { guard: isTheirs, actions: 'sync' } as const;
const changedOutside = { guard: 'isSystem', actions: 'updateBooking' } as const;

/** A calendar that a coach keeps elsewhere: how it is connected, how well it is known, and how it is given up (domain reference, 6.3). */
export const externalCalendarMachine = externalCalendar.createMachine({
  id: 'external-calendar',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has named it yet.',
      on: {
        CONNECT: [
          {
            guard: and(['isOwner', 'asksConsent']),
            target: 'connecting.consenting',
            actions: 'stampCreation',
            description: 'The provider asks the coach on its own pages.',
          },
          {
            guard: and([isTheirs, 'asksNoConsent', 'isReachable', 'isNew']),
            target: 'connecting.reaching',
            actions: ['stampCreation', 'reach'],
          },
        ],
      },
    },
    connecting: {
      description: 'It is not connected yet; after ten minutes the attempt is given up.',
      initial: 'consenting',
      tags: ['busy'],
      on: {
        REFUSED: {
          guard: 'isSystem',
          target: 'abandoned',
          actions: ['stampFailure', 'stampEnd', 'forget'],
        },
        DISCONNECT: givenUp,
      },
      after: { connectWithin: { target: 'abandoned', actions: ['stampEnd', 'forget'] } },
      states: {
        consenting: {
          description: 'The coach is at the provider and decides whether to allow it.',
          on: {
            GRANT: { guard: 'isOwner', target: 'reaching', actions: ['stampChange', 'reach'] },
            DENY: {
              guard: 'isOwner',
              target: '#external-calendar.abandoned',
              actions: ['stampDenial', 'stampEnd', 'forget'],
            },
          },
        },
        reaching: {
          description: 'The provider is asked which calendars there are.',
          on: {
            FOUND: [
              {
                guard: and(['isSystem', 'isChosen']),
                target: 'reading',
                actions: 'sync',
                description: 'A feed is one calendar: there is nothing to choose.',
              },
              { guard: 'isSystem', target: 'choosing', actions: 'takeOffered' },
            ],
          },
        },
        choosing: {
          description: 'One of the calendars is to be chosen.',
          on: {
            CHOOSE: {
              guard: and([isTheirs, 'isOffered', 'isNew', 'isOnlyWriter']),
              target: 'reading',
              actions: ['takeChoice', 'stampChange', 'sync'],
            },
          },
        },
        reading: {
          description: 'It is read for the first time.',
          tags: ['read'],
          on: { SYNC_OK: works, SYNC_FAILED: fails },
        },
      },
    },
    connected: {
      description: 'Its busy times count, and it receives bookings where that was chosen.',
      initial: 'fresh',
      tags: ['open', 'read', 'connected'],
      on: {
        SYNC_OK: { ...works, reenter: true },
        SYNC_FAILED: fails,
        SYNC_NOW: asksNow,
        REVOKED: { guard: 'isSystem', target: 'error', actions: 'stampFailure' },
        EXTERNAL_DELETE: changedOutside,
        EXTERNAL_MOVE: changedOutside,
        DECLINE: changedOutside,
        DISCONNECT: givenUp,
      },
      states: {
        fresh: {
          description: 'It was read a short while ago.',
          after: { calendarStale: 'stale' },
        },
        stale: {
          description: 'It could not be read for a while; what was read last still counts.',
          on: { RECONNECT: opensAnew },
          after: { calendarLost: '#external-calendar.error' },
        },
      },
    },
    error: {
      description:
        'It can’t be read any more. Times are still offered; every booking needs the coach’s confirmation.',
      tags: ['open', 'read', 'lost'],
      on: {
        SYNC_OK: works,
        SYNC_FAILED: fails,
        SYNC_NOW: asksNow,
        RECONNECT: [
          {
            guard: and(['isOwner', 'asksConsent']),
            target: 'reconnecting',
            actions: 'stampChange',
            description: 'The provider asks the coach once more.',
          },
          opensAnew,
        ],
        DISCONNECT: givenUp,
      },
    },
    reconnecting: {
      description:
        'The coach is at the provider and decides whether to allow it again; what was read last still counts.',
      tags: ['open', 'lost'],
      on: {
        GRANT: {
          guard: 'isOwner',
          target: 'error',
          actions: ['stampChange', 'clearTrouble', 'sync'],
        },
        DENY: { guard: 'isOwner', target: 'error', actions: 'stampDenial' },
        DISCONNECT: givenUp,
      },
      after: { connectWithin: 'error' },
    },
    abandoned: { description: 'It was never connected.', type: 'final', tags: ['terminal'] },
    disconnected: { description: 'It was given up.', type: 'final', tags: ['terminal'] },
  },
});
