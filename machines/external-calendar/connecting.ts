import { and } from 'xstate';
import {
  asksConsent,
  calendarDirections,
  calendarTimes,
  providerNames,
  type OfferedCalendar,
} from '#domain/external-calendars/vocabulary.ts';
import { choice, maybe, own } from '#domain/records/fields.ts';
import { createdBy } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';
import { isTheirs } from './people.ts';
import { because } from './syncing.ts';

export const verbs = {
  CHOOSE: verb({
    label: 'Choose calendar',
    done: '{record} is connected.',
    meaning: 'One calendar is chosen, and what is done with it.',
    payload: {
      // By the name that the provider has for it.
      calendar: own<string>('Calendar'),
      direction: choice('Direction', calendarDirections, {
        sentence: 'Choose what to do with it.',
      }),
    },
    keeps: ['direction'],
    history: 'chose the calendar',
  }),
} as const;

/** What the provider says, and what the coach's browser brings from its pages: what opens the calendar reaches the chart with no event. */
export const reports = {
  CONNECT: report({
    meaning: 'The coach, or staff for them, name a calendar.',
    payload: {},
    history: 'added this calendar',
  }),
  GRANT: report({
    meaning: 'The coach has given access at the provider.',
    payload: {},
    history: 'gave access at the provider',
  }),
  DENY: report({
    meaning: 'The coach has not given access at the provider.',
    payload: {},
    history: 'did not give access at the provider',
  }),
  FOUND: report({
    meaning: 'The provider has listed its calendars.',
    payload: { calendars: maybe(own<readonly OfferedCalendar[]>('Calendars')) },
    keeps: [],
    history: () => 'The provider listed its calendars.',
  }),
  REFUSED: report({
    meaning: 'The provider can’t be reached, or does not let us in.',
    payload: { because },
    keeps: [],
    history: () => 'The provider didn’t grant us access.',
  }),
} as const;

export const questions = {
  isReachable: { field: 'address', kind: 'payload' },
  isOffered: { field: 'calendar', kind: 'payload' },
  isNew: { field: 'calendar', kind: 'payload' },
  isOnlyWriter: { field: 'direction', kind: 'payload' },
} as const;

export const guards = {
  ...questionGuards(questions),
  asksConsent: ({ context }: Asked) => asksConsent(context.provider),
  asksNoConsent: ({ context }: Asked) => !asksConsent(context.provider),
  isChosen: ({ context }: Asked) => context.calendarId !== null,
};

export const sentences: Words = {
  asksConsent: { kind: 'choice' },
  asksNoConsent: { kind: 'choice' },
  isChosen: { kind: 'choice' },
};

export const stamps = {
  stampCreation: ({ event }) => createdBy(event),
  stampDenial: ({ context }) => ({
    lastError: `${providerNames[context.provider]} did not grant access. Try again and allow calendar access.`,
  }),
  takeOffered: ({ event }) =>
    isSent(reports, event, 'FOUND') ? { offered: event.calendars ?? [], lastError: null } : {},
  takeChoice: ({ context, event }) => {
    if (!isSent(verbs, event)) return {};
    const chosen = context.offered.find(({ id }) => id === event.calendar);
    return {
      calendarId: event.calendar ?? null,
      calendarName: chosen?.name ?? null,
      readMode: chosen?.readMode ?? context.readMode,
      direction: event.direction ?? context.direction,
      offered: [],
    };
  },
} satisfies Stamps;

export const delays = { connectWithin: () => calendarTimes.connectWithin };

export const connecting = [
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
] as const;

export const refusing = {
  guard: 'isSystem',
  target: 'abandoned',
  actions: ['stampFailure', 'stampEnd', 'forget'],
} as const;

/** Nobody has come back from the provider, or chosen, in time. */
export const abandoning = { target: 'abandoned', actions: ['stampEnd', 'forget'] } as const;

export const granting = {
  guard: 'isOwner',
  target: 'reaching',
  actions: ['stampChange', 'reach'],
} as const;

export const denying = {
  guard: 'isOwner',
  target: '#external-calendar.abandoned',
  actions: ['stampDenial', 'stampEnd', 'forget'],
} as const;

export const finding = [
  {
    guard: and(['isSystem', 'isChosen']),
    target: 'reading',
    actions: 'sync',
    description: 'A feed is one calendar: there is nothing to choose.',
  },
  { guard: 'isSystem', target: 'choosing', actions: 'takeOffered' },
] as const;

export const choosing = {
  guard: and([isTheirs, 'isOffered', 'isNew', 'isOnlyWriter']),
  target: 'reading',
  actions: ['takeChoice', 'stampChange', 'sync'],
} as const;
