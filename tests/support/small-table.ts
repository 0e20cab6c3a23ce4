import { z } from 'zod';
import { endpoints } from '#contract/endpoint.ts';
import { requiredText } from '#contract/fields.ts';

/** Three endpoints, for tests of what all endpoints have in common. */
export const smallTable = endpoints({
  'GET /things': { summary: 'Things.', response: z.array(z.string()), rate: 'read', audit: 'none' },
  'GET /things/{thing}': { summary: 'A thing.', response: z.object({ id: z.string() }), rate: 'read', audit: 'none' },
  'POST /things': {
    summary: 'Make a thing.',
    body: z.object({ name: requiredText('Name', 20) }),
    response: z.object({ id: z.string() }),
    rate: 'write',
    audit: 'change',
  },
});

export type SmallTable = typeof smallTable;
