import { z } from 'zod';
import type { statusesOfFilter } from '#machines/external-calendar/labels.ts';
import { allOf } from '#machines/states.ts';
import {
  calendarDirections,
  calendarProviders,
  calendarReadModes,
  consentProviders,
} from '#domain/external-calendars/vocabulary.ts';
import { calendarVerbs } from '#machines/external-calendar/capabilities.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, formText, id, requiredText, secretText } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { nothing, plainAuthors, plainFields } from '../kernel/plain-records.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  commandOf,
  historyEntry,
  idempotencyKey,
  personReference,
  reference,
} from '../kernel/records.ts';
import { typedPassword } from '../kernel/secrets.ts';

export const externalCalendarNames = {
  path: 'external-calendars',
  param: 'externalCalendar',
  model: 'external-calendar',
} as const;

/** The states a list can be narrowed to. */
export const calendarStatuses = allOf<keyof typeof statusesOfFilter>()([
  'connecting',
  'fresh',
  'stale',
  'error',
]);

/** A calendar that a coach keeps elsewhere. What opens it never leaves the server. */
export const externalCalendarSummary = z
  .object({
    ...plainFields,
    coach: personReference,
    provider: z.enum(calendarProviders),
    accountLabel: z.string(),
    /** Null until one was chosen. */
    calendarName: z.string().nullable(),
    direction: z.enum(calendarDirections),
    readMode: z.enum(calendarReadModes),
    lastSyncAt: z.string().nullable(),
    /** Why the last attempt failed, in a sentence. */
    lastError: z.string().nullable(),
  })
  .meta({ id: 'ExternalCalendarSummary' });

export const externalCalendar = externalCalendarSummary
  .extend({
    ...plainAuthors,
    /** The calendars of the account, while one is to be chosen. */
    offered: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        writable: z.boolean(),
      }),
    ),
    /** The provider's page on which the coach decides; only for the coach, while they are to. */
    consentUrl: z.string().nullable(),
    /** Sessions ahead that are written there. */
    upcomingEvents: z.int(),
  })
  .meta({ id: 'ExternalCalendar' });

const address = requiredText('Address', 2_000)
  .transform((text) => text.replace(/^webcals?:\/\//i, 'https://'))
  .refine((text) => URL.canParse(text), 'Enter a valid address.');

const coach = id('Coach');

const payloads = payloadsOf(calendarVerbs);

/** The payloads of the events that people may send to a calendar. What opens it is for the server alone; its chart never sees it. */
const events = {
  GRANT: z.object({
    /** What the provider gave the browser on the way back. */
    code: secretText('Enter a valid code.').min(1, 'Enter a valid code.').max(4_000),
    state: secretText('Enter a valid state.').min(1, 'Enter a valid state.').max(200),
  }),
  DENY: nothing,
  ...payloads,
  CHOOSE: payloads.CHOOSE.extend({
    calendar: formText('Choose a calendar.', 2_000).min(1, 'Choose a calendar.'),
  }),
  RECONNECT: z.object({
    /** Of an account with a password. */
    password: secretText('Password is required.').max(1_000).optional(),
    /** Of a feed. */
    address: formText('Address is required.', 2_000, 'Use at most 2,000 characters.')
      .trim()
      .transform((text) => text.replace(/^webcals?:\/\//i, 'https://'))
      .refine((text) => URL.canParse(text), 'Enter a valid address.')
      .optional(),
  }),
} as const;

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const externalCalendars = endpoints({
  'GET /external-calendars': {
    summary: 'The connected calendars that the reader may see.',
    query: listQuery(['name'], {
      coach: coach.optional(),
      status: choice('Status', calendarStatuses).optional(),
    }),
    response: pageOf(externalCalendarSummary),
    ...read,
  },
  'GET /external-calendar/filter': {
    summary: 'The ways to sort calendars.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /external-calendars/providers': {
    summary: 'The providers that a calendar can be connected from.',
    response: z.array(z.object({ provider: z.enum(calendarProviders), offered: z.boolean() })),
    ...read,
  },
  'GET /external-calendars/of/{coach}': {
    summary: 'Whose calendars they are.',
    response: reference,
    ...read,
  },
  'GET /external-calendars/{externalCalendar}': {
    summary: 'One calendar with everything its pages show.',
    response: externalCalendar,
    ...read,
  },
  'GET /external-calendars/{externalCalendar}/history': {
    summary: 'What happened to one calendar, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /external-calendars': {
    summary: 'Name a calendar to be connected; the provider is asked afterwards.',
    body: z.intersection(
      z.object({ coach, idempotencyKey }),
      z.discriminatedUnion(
        'provider',
        [
          z.object({ provider: z.literal('google') }),
          z.object({ provider: z.literal('microsoft') }),
          z.object({
            provider: z.literal('caldav'),
            address,
            username: requiredText('Username', 320),
            password: typedPassword(),
          }),
          z.object({ provider: z.literal('ics'), address }),
        ],
        { error: 'Choose a provider.' },
      ),
    ),
    response: externalCalendar,
    ...change,
  },
  'POST /external-calendars/invitations': {
    summary: 'Send a coach a link to connect a calendar whose provider asks them.',
    body: z.object({ coach, provider: choice('Provider', consentProviders), idempotencyKey }),
    response: reference,
    ...change,
  },
  'POST /external-calendars/{externalCalendar}/events': {
    summary: 'Send an event to the chart of a calendar.',
    body: commandOf(events),
    response: externalCalendar,
    ...change,
  },
});
