import { z } from 'zod';
import { endpoints } from '#contract/kernel/endpoint.ts';
import {
  choice,
  optionalText,
  queryList,
  requiredText,
  wholeNumber,
} from '#contract/kernel/fields.ts';

const thing = z.object({ id: z.string() });

/** A few endpoints, for tests of what all endpoints have in common. */
export const smallTable = endpoints({
  'GET /things': {
    summary: 'Things.',
    query: z.object({
      search: optionalText('Search', 20),
      kinds: queryList(choice('Kind', ['round', 'square'])),
    }),
    response: z.array(z.string()),
    rate: 'read',
    audit: 'none',
  },
  'GET /things/{thing}': { summary: 'A thing.', response: thing, rate: 'read', audit: 'none' },
  'GET /things/first': {
    summary: 'The first thing.',
    response: thing,
    rate: 'read',
    audit: 'none',
  },
  'POST /things': {
    summary: 'Make a thing.',
    body: z.object({
      name: requiredText('Name', 20),
      size: wholeNumber('Size', 1, 10).optional(),
      parts: z
        .array(z.object({ partNumber: z.number() }))
        .max(2)
        .optional(),
    }),
    response: thing,
    rate: 'write',
    audit: 'change',
  },
  'DELETE /things/{thing}': {
    summary: 'Delete a thing.',
    response: null,
    rate: 'write',
    audit: 'change',
  },
});

export type SmallTable = typeof smallTable;
