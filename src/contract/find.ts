import { z } from 'zod';
import { endpoints } from './kernel/endpoint.ts';
import { searchText } from './kernel/fields.ts';

export const foundKinds = [
  'person',
  'booking',
  'team',
  'organization',
  'programme',
  'session',
] as const;
export type FoundKind = (typeof foundKinds)[number];

export const find = endpoints({
  'GET /find': {
    summary:
      'A few people, bookings, teams, organisations, programmes and sessions whose name or reference has a text in it, of those that the lists of the reader hold.',
    query: z.object({ search: searchText }),
    response: z.object({
      results: z.array(
        z.object({
          kind: z.enum(foundKinds),
          id: z.string(),
          name: z.string(),
          /** What tells it from others by that name. */
          hint: z.string().nullable(),
          /** When a booking begins. */
          at: z.string().nullable(),
          /** The page about it that is for the reader. */
          link: z.string(),
        }),
      ),
    }),
    rate: 'read',
    audit: 'none',
  },
});
