/** The status in words, for lists and pages. */
export const calendarStatusLabels: Readonly<Record<string, string>> = {
  'connecting.consenting': 'Waiting for your consent',
  'connecting.reaching': 'Asking the provider',
  'connecting.choosing': 'Choose a calendar',
  'connecting.reading': 'Reading for the first time',
  'connected.fresh': 'Up to date',
  'connected.stale': 'Out of date',
  error: 'Not reachable',
  reconnecting: 'Waiting for your consent',
  abandoned: 'Not connected',
  disconnected: 'Disconnected',
};

/** How far a calendar has come, for whoever says or does different things on the way; which buttons there are is never read from it. */
export type CalendarPhase =
  | 'consenting'
  | 'reaching'
  | 'choosing'
  | 'reading'
  | 'fresh'
  | 'stale'
  | 'lost'
  | 'returning'
  | 'failed'
  | 'gone';

const phases: Readonly<Record<string, CalendarPhase>> = {
  'connecting.consenting': 'consenting',
  'connecting.reaching': 'reaching',
  'connecting.choosing': 'choosing',
  'connecting.reading': 'reading',
  'connected.fresh': 'fresh',
  'connected.stale': 'stale',
  error: 'lost',
  reconnecting: 'returning',
  abandoned: 'failed',
};

export const calendarPhaseOf = (status: string): CalendarPhase => phases[status] ?? 'gone';

/** Rounds are made with it, and the chart hears how they went. */
export const isRead = (status: string): boolean =>
  ['reading', 'fresh', 'stale', 'lost'].includes(calendarPhaseOf(status));

/** It is connected: what is agreed is written there, and what was changed there counts. */
export const isConnected = (status: string): boolean =>
  ['fresh', 'stale'].includes(calendarPhaseOf(status));

/** The statuses that a list can be narrowed to. */
export const statusesOfFilter = {
  connecting: [
    'connecting.consenting',
    'connecting.reaching',
    'connecting.choosing',
    'connecting.reading',
  ],
  fresh: ['connected.fresh'],
  stale: ['connected.stale'],
  error: ['error', 'reconnecting'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
