import { z } from 'zod';
import { exceptionKinds, reasonMost } from '#domain/availability/exceptions.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, formText, id, optionalLines, sentences, wholeNumber } from '../kernel/fields.ts';
import { idempotencyKey, personReference } from '../kernel/records.ts';

/** The lines of the readiness check (domain reference, D-8). */
export const setupChecks = [
  'accountConnected',
  'calendarWritable',
  'workingHours',
  'sessionPermission',
  'teamPermission',
] as const;

const date = (label: string) => z.iso.date({ error: sentences.invalid(label) });

const span = z.object({
  /** Minutes since local midnight; 1440 ends a day. */
  from: wholeNumber('Start', 0, 1440),
  to: wholeNumber('End', 0, 1440),
});
const weekly = z.array(z.array(span).max(24, 'That is too much for one day.')).max(7);

const hoursFields = {
  timeZone: formText('Choose your time zone.', 100),
  /** Days, Monday first; a day that is left out is free. */
  weekly,
  /** Minutes. */
  bufferBefore: wholeNumber('Buffer before', 0, 240),
  bufferAfter: wholeNumber('Buffer after', 0, 240),
  maxSessionsPerDay: wholeNumber('Sessions a day', 1, 50).nullable(),
  /** Minutes; null leaves it to the policy. */
  minNotice: wholeNumber('Notice', 0, 43_200).nullable(),
};

const exceptionFields = {
  kind: choice('Kind', exceptionKinds),
  timeZone: formText('Choose your time zone.', 100),
  /** `YYYY-MM-DDTHH:mm` on the wall of the zone; a date where whole days are out of office, the last included. */
  startsAt: formText(sentences.required('Start'), 16, sentences.invalid('Start')),
  endsAt: formText(sentences.required('End'), 16, sentences.invalid('End')),
  reason: optionalLines('Reason', reasonMost),
  /** Members may read the reason. */
  visibleReason: z.boolean('Enter a valid answer.').default(false),
};

/** What becomes of the bookings that a block is laid over: those that are not named are kept. */
const calledOff = {
  cancel: z.array(id('Booking')).max(100).default([]),
  /** What their members are told. */
  cancelReason: optionalLines('Reason', 500),
};

const working = z
  .object({
    effectiveFrom: z.string(),
    timeZone: z.string(),
    weekly: z.array(z.array(z.object({ from: z.int(), to: z.int() }))),
    bufferBefore: z.int(),
    bufferAfter: z.int(),
    maxSessionsPerDay: z.int().nullable(),
    minNotice: z.int().nullable(),
    savedAt: z.string(),
    savedBy: personReference.nullable(),
  })
  .meta({ id: 'WorkingHours' });

const exception = z
  .object({
    id: z.string(),
    version: z.int(),
    kind: z.enum(exceptionKinds),
    timeZone: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    reason: z.string().nullable(),
    visibleReason: z.boolean(),
  })
  .meta({ id: 'AvailabilityException' });

const period = { startsAt: z.string(), endsAt: z.string() };

/** Everything that decides when a coach can be booked, for the coach and for staff: the one slot rule is computed from it. Lengths are minutes. */
export const coachTime = z
  .object({
    coach: z.object({
      id: z.string(),
      firstName: z.string(),
      fullName: z.string(),
      timeZone: z.string(),
    }),
    now: z.string(),
    /** In the order of their dates; of two with one date the later counts. */
    versions: z.array(working),
    exceptions: z.array(exception),
    reservations: z.array(
      z.object({
        ...period,
        kind: z.enum(['booking', 'hold']),
        reference: z.string(),
        bufferBefore: z.number(),
        bufferAfter: z.number(),
        /** Null for a hold: who thinks about a time is not told. */
        booking: z.object({ id: z.string(), title: z.string() }).nullable(),
      }),
    ),
    busy: z.array(z.object({ ...period, calendar: z.string() })),
    /** The sessions that the coach may give. */
    sessions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        duration: z.int(),
        bufferBefore: z.number(),
        bufferAfter: z.number(),
      }),
    ),
    policy: z.object({
      slotStep: z.int(),
      bufferBefore: z.number(),
      bufferAfter: z.number(),
      minNotice: z.number(),
      bookingHorizon: z.number(),
    }),
  })
  .meta({ id: 'CoachTime' });

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const coachTimes = endpoints({
  'GET /coaches/{coach}/time': {
    summary: 'Everything that decides when a coach can be booked, for at most 100 days.',
    /** Both included; seven days from today when they are left out. */
    query: z.object({ from: date('From').optional(), to: date('To').optional() }),
    response: coachTime,
    ...read,
  },
  'POST /coaches/{coach}/working-hours': {
    summary: 'Save working hours in force from a date; what was before is kept.',
    body: z.object({ ...hoursFields, effectiveFrom: date('Valid from'), idempotencyKey }),
    /** Upcoming bookings that fall outside these hours; they stay booked. */
    response: z.object({ outside: z.int() }),
    ...change,
  },
  'POST /coaches/{coach}/exceptions': {
    summary: 'Add extra time, a block or days out of office.',
    body: z.object({ ...exceptionFields, ...calledOff, idempotencyKey }),
    response: exception,
    ...change,
  },
  'POST /coaches/{coach}/exceptions/{exception}/events': {
    summary: 'Change or remove an exception.',
    body: z.discriminatedUnion(
      'type',
      [
        z.object({
          type: z.literal('UPDATE'),
          payload: z.object({ ...exceptionFields, ...calledOff }),
          version: wholeNumber('Version', 1, 1_000_000),
          idempotencyKey,
        }),
        z.object({
          type: z.literal('REMOVE'),
          version: wholeNumber('Version', 1, 1_000_000),
          idempotencyKey,
        }),
      ],
      { error: 'This event is not known.' },
    ),
    response: exception,
    ...change,
  },
  'GET /coaches/{coach}/setup-check': {
    summary: 'Whether a coach is ready for online meetings and team sessions.',
    response: z.object({
      coach: personReference,
      checks: z.array(z.object({ check: z.enum(setupChecks), isReady: z.boolean() })),
    }),
    ...read,
  },
});
