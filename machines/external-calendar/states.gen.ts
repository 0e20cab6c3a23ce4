// Made by `npm run registries` of the chart.
/** The states of an external calendar, as its row has them. */
export const externalCalendarState = {
  consenting: 'connecting.consenting',
  reaching: 'connecting.reaching',
  choosing: 'connecting.choosing',
  reading: 'connecting.reading',
  fresh: 'connected.fresh',
  stale: 'connected.stale',
  error: 'error',
  reconnecting: 'reconnecting',
  abandoned: 'abandoned',
  disconnected: 'disconnected',
} as const;

export type ExternalCalendarState = (typeof externalCalendarState)[keyof typeof externalCalendarState];

/** The states of an external calendar by the tags of its chart. */
export const externalCalendarStates = {
  all: ['connecting.consenting', 'connecting.reaching', 'connecting.choosing', 'connecting.reading', 'connected.fresh', 'connected.stale', 'error', 'reconnecting', 'abandoned', 'disconnected'],
  busy: ['connecting.consenting', 'connecting.reaching', 'connecting.choosing', 'connecting.reading'],
  connected: ['connected.fresh', 'connected.stale'],
  lost: ['error', 'reconnecting'],
  open: ['connected.fresh', 'connected.stale', 'error', 'reconnecting'],
  read: ['connecting.reading', 'connected.fresh', 'connected.stale', 'error'],
  terminal: ['abandoned', 'disconnected'],
} as const satisfies Readonly<Record<string, readonly ExternalCalendarState[]>>;
