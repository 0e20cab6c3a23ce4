import { z } from 'zod';
import { choice, id } from '../kernel/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { reference } from '../kernel/records.ts';

const lot = z
  .object({
    id: z.string(),
    holder: reference,
    session: reference,
    programme: reference,
    quantity: z.int(),
    available: z.int(),
    held: z.int(),
    spent: z.int(),
    forfeited: z.int(),
    expiresAt: z.string(),
    source: z.string(),
    status: z.string(),
  })
  .meta({ id: 'SessionCredit' });

/** One line of the statement "why is the balance what it is". */
const statementLine = z.object({
  id: z.string(),
  at: z.string(),
  type: z.string(),
  sentence: z.string(),
  change: z.int(),
  balanceAfter: z.int(),
  session: reference,
  programme: reference,
  booking: z.object({ id: z.string(), reference: z.string() }).nullable(),
});

export const sessionCredits = endpoints({
  'GET /session-credits/{entityType}/{entityId}': {
    summary:
      'The session credits of a person, a team or a booking, with the running statement of their balance.',
    params: z.object({
      entityType: choice('Kind', ['user', 'team', 'booking']),
      entityId: id('Id'),
    }),
    response: z.object({
      holder: reference,
      balance: z.int(),
      lots: z.array(lot),
      statement: z.array(statementLine),
      /** The reader books with them: they are theirs, or of the team that they lead. */
      mayBook: z.boolean(),
    }),
    rate: 'read',
    audit: 'none',
  },
});
