import { z } from 'zod';
import { bookingRow, bookingSummary } from './booking-summary.ts';
import { endpoints } from './kernel/endpoint.ts';
import { reference } from './kernel/records.ts';

export const dashboard = endpoints({
  'GET /dashboard': {
    summary: 'The next session, what needs doing, and the credits of the reader.',
    response: z.object({
      nextSession: bookingRow.nullable(),
      toDo: z.array(
        z.object({
          kind: z.enum([
            'answerRequest',
            'recordOutcome',
            'awaitAnswer',
            'writeNote',
            'giveReview',
            'readNotice',
          ]),
          text: z.string(),
          due: z.string().nullable(),
          link: z.string(),
        }),
      ),
      credits: z.array(
        z.object({
          programme: reference,
          available: z.int(),
          held: z.int(),
          used: z.int(),
          total: z.int(),
          expiresAt: z.string().nullable(),
        }),
      ),
      upcoming: z.array(bookingSummary),
    }),
    rate: 'read',
    audit: 'none',
  },
});
