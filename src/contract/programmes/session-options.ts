import { z } from 'zod';
import { sessionOptionFields } from '#machines/session-option/fields.ts';
import { sessionFormats } from '#domain/bookings/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, id, searchText } from '../kernel/fields.ts';
import { nothing, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { bodyOf } from '../kernel/record-fields.ts';
import { foundReference, personReference, reference } from '../kernel/records.ts';
import { creditUnits } from './programmes.ts';

export const sessionOptionNames = {
  path: 'session-options',
  param: 'sessionOption',
  model: 'session-option',
} as const;

/** A session that a programme offers, in its list. */
export const sessionOptionSummary = z
  .object({
    ...plainFields,
    session: reference,
    /** Whether the session has a page for the reader. */
    mayOpen: z.boolean(),
    durationMinutes: z.int(),
    format: z.enum(sessionFormats),
    /** 0 is free. */
    creditCost: z.int(),
    unitsPerMember: z.int(),
    maxPerMember: z.int().nullable(),
    minDaysBetween: z.int().nullable(),
    /** Those whom it is limited to; empty where it is not. */
    coaches: z.array(personReference),
    /** Where its credits are that the reader may know of; null to those who are told of none. */
    credits: creditUnits.nullable(),
    /** The reader takes part in the programme and could book it. */
    mayBook: z.boolean(),
  })
  .meta({ id: 'SessionOptionSummary' });

/** One of them, with what speaks against removing it. */
export const sessionOption = sessionOptionSummary
  .extend({
    ...plainAuthors,
    programme: reference,
    /** Requested or confirmed, and not over yet: those that the reader may see. */
    upcomingBookings: z.int(),
  })
  .meta({ id: 'SessionOption' });

export const sessionOptions = {
  ...plainRecord(sessionOptionNames, {
    words: ['session option', 'session options'],
    summary: sessionOptionSummary,
    detail: sessionOption,
    fields: bodyOf(sessionOptionFields),
    events: { DELETE: nothing },
    orders: ['session'],
    filters: {
      programme: id('Programme').optional(),
      format: choice('Format', sessionFormats).optional(),
    },
  }),
  ...endpoints({
    'GET /session-options/choices': {
      summary: 'The sessions that a programme does not offer yet, at most 20.',
      query: z.object({ programme: id('Programme'), search: searchText }),
      response: z.array(foundReference),
      rate: 'read',
      audit: 'none',
    },
  }),
};
