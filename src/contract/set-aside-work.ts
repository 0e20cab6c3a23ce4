import { z } from 'zod';
import { endpoints } from './kernel/endpoint.ts';
import { idempotencyKey } from './kernel/records.ts';
import { requiredText } from './kernel/fields.ts';

/** A piece of work in the background that failed too often and waits for staff. */
const setAsideWork = z
  .object({
    id: z.string(),
    /** What it is, in words. */
    name: z.string(),
    /** Why it failed last, in one line. */
    lastError: z.string().nullable(),
    at: z.string(),
  })
  .meta({ id: 'SetAsideWork' });

const all = z.object({
  /** The oldest first; not more than fifty. */
  results: z.array(setAsideWork),
  total: z.int(),
});

export const setAside = endpoints({
  'GET /set-aside-work': {
    summary: 'Work in the background that was given up and waits for staff.',
    response: all,
    rate: 'read',
    audit: 'none',
  },
  'POST /set-aside-work/retries': {
    summary:
      'Staff have a piece of work in the background tried again; what is under way already stays as it is.',
    body: z.object({ work: requiredText('Work', 300), idempotencyKey }),
    response: all,
    rate: 'write',
    audit: 'change',
  },
});
