import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
type Calendar = ExternalCalendarContext;

/** The provider asks the coach on its own pages; other calendars are opened with what the coach or staff give. */
const asks = ({ provider }: Calendar) => provider === 'google';
const asksNot = (calendar: Calendar) => !asks(calendar);
const isFeed = ({ provider }: Calendar) => provider === 'ics';

const changed = (_: Calendar, { by }: Sent) => ({ updatedBy: by.id });
const nameOf = ({ by }: Sent) => (by.role === 'System' ? null : by.id);
const ended = (_: Calendar, event: Sent) => ({
  updatedBy: nameOf(event),
  deletedBy: nameOf(event),
  deletedAt: event.at,
});
const denied = {
  lastError: 'Google did not grant access. Try again and allow calendar access.',
};
const cleared = (before: Calendar, event: Sent) => ({
  ...changed(before, event),
  lastError: null,
});
const offered = [
  { id: '/carl/private/', name: 'Private', writable: true, readMode: 'events' },
  { id: '/carl/holidays/', name: 'Holidays', writable: false, readMode: 'events' },
] as const;

const steps = ['consenting', 'reaching', 'choosing', 'reading'];
const connected = ['fresh', 'stale'];
const newWay = ['the coach gives it a new way in', 'staff give it a new way in'];

const opensAnew = (state: string): Row<Calendar> => ({
  tried: newWay,
  leads: `${state} → ${state}`,
  when: asksNot,
  unless: ['isReachable', 'isNew'],
  orders: ['sync'],
  writes: cleared,
});

/** How a calendar is connected, how well it is known, and how it is given up (domain reference, 6.3). */
export const externalCalendarTable: Table<Calendar> = {
  rows: [
    {
      tried: [
        'the coach names it',
        // What is asked of an address is not asked of a provider.
        'the coach names an address that nobody may ask',
        'the coach names it a second time',
      ],
      leads: 'new → consenting',
      when: asks,
      writes: (_, { by }) => ({ createdBy: by.id }),
    },
    {
      tried: ['the coach names it', 'staff name it'],
      leads: 'new → reaching',
      when: asksNot,
      unless: ['isReachable', 'isNew'],
      orders: ['reach'],
      writes: (_, { by }) => ({ createdBy: by.id }),
    },
    {
      tried: ['the coach allows it'],
      leads: 'consenting → reaching',
      orders: ['reach'],
      writes: changed,
    },
    {
      tried: ['the coach does not allow it'],
      leads: 'consenting → abandoned',
      orders: ['forget'],
      writes: (before, event) => ({ ...ended(before, event), ...denied }),
    },
    {
      tried: ['the provider tells its calendars'],
      leads: 'reaching → reading',
      when: isFeed,
      orders: ['sync'],
    },
    {
      tried: ['the provider tells its calendars'],
      leads: 'reaching → choosing',
      when: (calendar) => !isFeed(calendar),
      writes: () => ({ offered, lastError: null }),
    },
    {
      tried: ['the coach chooses', 'staff choose'],
      leads: 'choosing → reading',
      unless: ['isOffered', 'isNew', 'isOnlyWriter'],
      orders: ['sync'],
      writes: (before, event) => ({
        ...changed(before, event),
        calendarId: '/carl/private/',
        calendarName: 'Private',
        readMode: 'events',
        direction: 'both',
        offered: [],
      }),
    },
    ...steps.flatMap((step): Row<Calendar>[] => [
      {
        tried: ['the provider does not let us in'],
        leads: `${step} → abandoned`,
        orders: ['forget'],
        writes: (before, event) => ({
          ...ended(before, event),
          lastError: 'The password is not accepted there.',
        }),
      },
      {
        tried: ['connectWithin is over'],
        leads: `${step} → abandoned`,
        orders: ['forget'],
        writes: ended,
      },
    ]),
    ...['reading', ...connected, 'error'].flatMap((state): Row<Calendar>[] => [
      {
        tried: ['a round succeeds'],
        leads: `${state} → fresh`,
        again: true,
        writes: (_, { at }) => ({ lastSyncAt: at, lastError: null }),
      },
      {
        tried: ['a round fails'],
        leads: `${state} → ${state}`,
        writes: () => ({ lastError: 'It does not answer.' }),
      },
    ]),
    ...[...connected, 'error'].map((state): Row<Calendar> => ({
      tried: ['the coach does not want to wait', 'staff do not want to wait'],
      leads: `${state} → ${state}`,
      orders: ['sync'],
    })),
    ...connected.flatMap((state): Row<Calendar>[] => [
      {
        tried: ['the provider takes the access back'],
        leads: `${state} → error`,
        writes: () => ({ lastError: 'The access was taken back.' }),
      },
      {
        tried: [
          'an event of ours is removed',
          'an event of ours is moved',
          'an event of ours is declined',
        ],
        leads: `${state} → ${state}`,
        orders: ['updateBooking'],
      },
    ]),
    { tried: ['calendarStale is over'], leads: 'fresh → stale' },
    { tried: ['calendarLost is over'], leads: 'stale → error' },
    opensAnew('stale'),
    opensAnew('error'),
    {
      tried: [
        'the coach gives it a new way in',
        'the coach gives it an address that nobody may ask',
        'the coach gives it the address of another one',
      ],
      leads: 'error → reconnecting',
      when: asks,
      writes: changed,
    },
    {
      tried: ['the coach allows it'],
      leads: 'reconnecting → error',
      orders: ['sync'],
      writes: cleared,
    },
    {
      tried: ['the coach does not allow it'],
      leads: 'reconnecting → error',
      writes: () => denied,
    },
    { tried: ['connectWithin is over'], leads: 'reconnecting → error' },
    ...[...steps, ...connected, 'error', 'reconnecting'].map((state): Row<Calendar> => ({
      tried: ['the coach gives it up', 'staff give it up'],
      leads: `${state} → disconnected`,
      orders: ['forget'],
      writes: ended,
    })),
  ],
  timers: [
    {
      delay: 'connectWithin',
      during: ['connecting', 'reconnecting'],
      at: (_, { at }) => at + 10 * minute,
    },
    {
      delay: 'calendarStale',
      during: ['connected.fresh'],
      at: ({ lastSyncAt }) => (lastSyncAt ?? 0) + 15 * minute,
    },
    {
      delay: 'calendarLost',
      during: ['connected.stale'],
      at: ({ lastSyncAt }) => (lastSyncAt ?? 0) + day,
    },
  ],
  beforehand: () => ({ lastError: 'Something else.' }),
};
