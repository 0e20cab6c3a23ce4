import { isOneOf } from '../states.ts';
import {
  externalCalendarState,
  externalCalendarStates,
  type ExternalCalendarState,
} from './states.gen.ts';

const labels: Readonly<Record<ExternalCalendarState, string>> = {
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

/** The status in words, for lists and pages. */
export const calendarStatusLabels: Readonly<Record<string, string>> = labels;

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

const phases: Readonly<Record<ExternalCalendarState, CalendarPhase>> = {
  'connecting.consenting': 'consenting',
  'connecting.reaching': 'reaching',
  'connecting.choosing': 'choosing',
  'connecting.reading': 'reading',
  'connected.fresh': 'fresh',
  'connected.stale': 'stale',
  error: 'lost',
  reconnecting: 'returning',
  abandoned: 'failed',
  disconnected: 'gone',
};

const phaseNames: Readonly<Record<string, CalendarPhase>> = phases;

export const calendarPhaseOf = (status: string): CalendarPhase => phaseNames[status] ?? 'gone';

/** Rounds are made with it, and the chart hears how they went. */
export const isRead = isOneOf(externalCalendarStates.read);

/** It is connected: what is agreed is written there, and what was changed there counts. */
export const isConnected = isOneOf(externalCalendarStates.connected);

/** The statuses that a list can be narrowed to. */
export const statusesOfFilter = {
  connecting: externalCalendarStates.busy,
  fresh: [externalCalendarState.fresh],
  stale: [externalCalendarState.stale],
  error: externalCalendarStates.lost,
} as const;
