import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import { externalCalendarMachine } from '#machines/external-calendar/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { calendarTimes } from '#domain/external-calendars/vocabulary.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const { mia, carl, cora, sam } = people;

export const offered = [
  { id: '/carl/private/', name: 'Private', writable: true, readMode: 'events' },
  { id: '/carl/holidays/', name: 'Holidays', writable: false, readMode: 'events' },
] as const;

const named: ExternalCalendarContext = {
  ...unwritten,
  coach: carl.id,
  provider: 'caldav',
  accountLabel: 'carl',
  calendarId: null,
  calendarName: null,
  direction: 'readBusy',
  readMode: 'events',
  offered: [],
  lastSyncAt: null,
  staleAfter: defaultPolicy.calendarStale,
  lostAfter: defaultPolicy.calendarLost,
  lastError: null,
};

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [
  name: string,
  by: Person,
  event: Bare<ExternalCalendarEvent>,
  refusal?: string,
];

const choice = { type: 'CHOOSE', calendar: '/carl/private/', direction: 'both' } as const;
const against = (question: string, sentence: string): Try => [
  `the coach chooses against ${question}`,
  carl,
  { ...choice, facts: { [question]: sentence } },
  question,
];

const tries: readonly Try[] = [
  ['the coach names it', carl, { type: 'CONNECT' }],
  ['staff name it', sam, { type: 'CONNECT' }],
  ['a member names it', mia, { type: 'CONNECT' }, 'isOwner'],
  [
    'the coach names an address that nobody may ask',
    carl,
    { type: 'CONNECT', facts: { isReachable: 'Enter an address that begins with https://.' } },
  ],
  [
    'the coach names it a second time',
    carl,
    { type: 'CONNECT', facts: { isNew: 'This calendar is already connected.' } },
  ],
  ['the coach allows it', carl, { type: 'GRANT' }],
  ['staff allow it', sam, { type: 'GRANT' }, 'isOwner'],
  ['the coach does not allow it', carl, { type: 'DENY' }],
  ['staff do not allow it', sam, { type: 'DENY' }, 'isOwner'],
  ['the provider tells its calendars', system, { type: 'FOUND', calendars: offered }],
  ['the coach tells its calendars', carl, { type: 'FOUND', calendars: offered }, 'isSystem'],
  [
    'the provider does not let us in',
    system,
    { type: 'REFUSED', because: 'The password is not accepted there.' },
  ],
  ['the coach does not let us in', carl, { type: 'REFUSED' }, 'isSystem'],
  ['the coach chooses', carl, choice],
  ['staff choose', sam, choice],
  ['a member chooses', mia, choice, 'isOwner'],
  against('isOffered', 'Choose a calendar.'),
  against('isNew', 'This calendar is already connected.'),
  against('isOnlyWriter', 'Only one calendar can receive your bookings.'),
  ['a round succeeds', system, { type: 'SYNC_OK' }],
  ['the coach says that a round succeeded', carl, { type: 'SYNC_OK' }, 'isSystem'],
  ['a round fails', system, { type: 'SYNC_FAILED', because: 'It does not answer.' }],
  ['the coach says that a round failed', carl, { type: 'SYNC_FAILED' }, 'isSystem'],
  [
    'the provider takes the access back',
    system,
    { type: 'REVOKED', because: 'The access was taken back.' },
  ],
  ['the coach takes the access back', carl, { type: 'REVOKED' }, 'isSystem'],
  ['the coach does not want to wait', carl, { type: 'SYNC_NOW' }],
  ['staff do not want to wait', sam, { type: 'SYNC_NOW' }],
  ['a member does not want to wait', mia, { type: 'SYNC_NOW' }, 'isOwner'],
  ['an event of ours is removed', system, { type: 'EXTERNAL_DELETE', booking: 'b-1' }],
  ['the coach says it was removed', carl, { type: 'EXTERNAL_DELETE', booking: 'b-1' }, 'isSystem'],
  [
    'an event of ours is moved',
    system,
    { type: 'EXTERNAL_MOVE', booking: 'b-1', startsAt: noon, endsAt: noon + 3_600_000 },
  ],
  [
    'the coach says it was moved',
    carl,
    { type: 'EXTERNAL_MOVE', booking: 'b-1', startsAt: noon, endsAt: noon + 3_600_000 },
    'isSystem',
  ],
  ['an event of ours is declined', system, { type: 'DECLINE', booking: 'b-1' }],
  ['the coach says it was declined', carl, { type: 'DECLINE', booking: 'b-1' }, 'isSystem'],
  ['the coach gives it a new way in', carl, { type: 'RECONNECT' }],
  ['staff give it a new way in', sam, { type: 'RECONNECT' }],
  ['a member gives it a new way in', mia, { type: 'RECONNECT' }, 'isOwner'],
  [
    'the coach gives it an address that nobody may ask',
    carl,
    { type: 'RECONNECT', facts: { isReachable: 'Enter an address that begins with https://.' } },
  ],
  [
    'the coach gives it the address of another one',
    carl,
    { type: 'RECONNECT', facts: { isNew: 'This calendar is already connected.' } },
  ],
  ['the coach gives it up', carl, { type: 'DISCONNECT', removeEvents: true }],
  ['staff give it up', sam, { type: 'DISCONNECT', removeEvents: false }],
  ['another coach gives it up', cora, { type: 'DISCONNECT' }, 'isOwner'],
];

const lengths: Readonly<Record<string, number>> = {
  connectWithin: calendarTimes.connectWithin,
  calendarStale: defaultPolicy.calendarStale,
  calendarLost: defaultPolicy.calendarLost,
};

export const externalCalendarModel = modelOf({
  machine: externalCalendarMachine,
  inputs: {
    'a calendar server': named,
    'a feed': {
      ...named,
      provider: 'ics',
      accountLabel: 'feed.example',
      calendarId: 'feed',
      calendarName: 'Holidays',
    },
    'a provider that asks the coach': { ...named, provider: 'google', accountLabel: 'Google' },
  },
  cases: (_, now) =>
    tries.map(([name, by, event, refusal]): Case<ExternalCalendarEvent> => ({
      name,
      kind: 'person',
      event: { ...event, by, at: now === 0 ? noon : now },
      refusal,
    })),
  ring: (delay, _, now) => [{ stamp: { by: system, at: now + (lengths[delay] ?? 0) } }],
  key: ({ context }) => [context.provider, context.calendarId === null],
  invariants: {
    'it has a time of deletion exactly when it was given up': ({ value, context }) =>
      ['abandoned', 'disconnected'].includes(value as string) === (context.deletedAt !== null),
    'whoever is connected has a calendar': (calendar) =>
      !calendar.hasTag('open') || calendar.context.calendarId !== null,
    'calendars to choose from are known only while one is to be chosen': ({ value, context }) =>
      context.offered.length === 0 ||
      (typeof value === 'object' && 'connecting' in value) ||
      value === 'abandoned' ||
      value === 'disconnected',
    'only a success makes it fresh': ({ value, context }) =>
      !(typeof value === 'object' && 'connected' in value) || context.lastSyncAt !== null,
  },
});
