import { z } from 'zod';
import { locationKinds } from '#domain/bookings/vocabulary.ts';
import { constraintKinds } from '#domain/booking-constraints/rule.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, wholeNumber } from '../kernel/fields.ts';
import { nothing, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { reference } from '../kernel/records.ts';

export const bookingConstraintNames = {
  path: 'booking-constraints',
  param: 'bookingConstraint',
  model: 'booking-constraint',
} as const;

const date = z.iso.date('Enter a valid date.');
const minutes = z.int().min(0).max(1440);
const some = <T extends z.ZodType>(item: T, sentence: string) =>
  z.array(item, sentence).min(1, sentence).max(100);
const weekday = z.int().min(1).max(7);

/** A rule of any kind, with what belongs to that kind. */
export const bookingRule = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('coachIn'),
      coaches: some(z.uuid('Choose a coach.'), 'Choose at least one coach.'),
    }),
    z.object({ kind: z.literal('notBefore'), date }),
    z.object({ kind: z.literal('notAfter'), date }),
    z.object({
      kind: z.literal('weekdays'),
      days: some(weekday, 'Choose at least one weekday.'),
    }),
    z
      .object({ kind: z.literal('timeWindow'), from: minutes, to: minutes })
      .refine(({ from, to }) => from < to, {
        message: 'The end must be after the start.',
        path: ['to'],
      }),
    z.object({ kind: z.literal('minDaysBetween'), days: wholeNumber('Days', 1, 365) }),
    z.object({
      kind: z.literal('maxPerPeriod'),
      most: wholeNumber('Sessions', 1, 100),
      period: choice('Period', ['week', 'month']),
    }),
    z.object({
      kind: z.literal('afterQuestionnaire'),
      questionnaire: z.uuid('Choose a questionnaire.'),
    }),
    z.object({ kind: z.literal('afterBooking'), nth: wholeNumber('Sessions', 1, 100) }),
    z.object({
      kind: z.literal('locationIn'),
      places: some(choice('Place', locationKinds), 'Choose at least one place.'),
    }),
  ],
  'Choose a kind.',
);

/** A constraint in the list of its credit. */
export const bookingConstraintSummary = z
  .object({
    ...plainFields,
    kind: z.enum(constraintKinds),
    /** What it says, to whoever holds the credit. */
    sentence: z.string(),
    /** Whoever added it; null where nobody is known any more. */
    addedBy: z.string().nullable(),
  })
  .meta({ id: 'BookingConstraintSummary' });

/** One of them, with the credit that it limits. */
export const bookingConstraint = bookingConstraintSummary
  .extend({ ...plainAuthors, session: reference })
  .meta({ id: 'BookingConstraint' });

const read = { rate: 'read', audit: 'none' } as const;

export const bookingConstraints = {
  ...plainRecord(bookingConstraintNames, {
    words: ['booking constraint', 'booking constraints'],
    summary: bookingConstraintSummary,
    detail: bookingConstraint,
    fields: z.object({ sessionCredit: id('Session credit'), rule: bookingRule }),
    events: { DELETE: nothing },
    orders: ['created'],
    filters: {
      sessionCredit: id('Session credit').optional(),
      kind: choice('Kind', constraintKinds).optional(),
    },
  }),
  ...endpoints({
    'GET /booking-constraints/of/{sessionCredit}': {
      summary: 'The credit that constraints limit: whose it is, and what for.',
      params: z.object({ sessionCredit: id('Session credit') }),
      response: z.object({
        id: z.string(),
        holder: z.string(),
        session: reference,
        programme: reference,
      }),
      ...read,
    },
    'GET /booking-constraints/times': {
      summary: 'How many times a credit could be booked at, if one more rule held.',
      query: z.object({
        sessionCredit: id('Session credit'),
        /** A rule, as JSON. */
        rule: z
          .string()
          .max(5000)
          .regex(/^\{.*\}$/),
      }),
      response: z.object({
        /** Starts in the next 28 days. */
        remaining: z.int(),
        /** Why the rule can't be added; null while it can. */
        refusal: z.string().nullable(),
      }),
      ...read,
    },
  }),
};
