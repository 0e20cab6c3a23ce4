import { z } from 'zod';
import { shownAwardStates } from '#machines/award/states.ts';
import { awardCodes } from '#domain/recognition/awards.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, queryList } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { availableEvent, idempotencyKey } from '../kernel/records.ts';

const award = z
  .object({
    code: z.enum(awardCodes),
    title: z.string(),
    /** How to earn it. */
    description: z.string(),
    badgeUrl: z.string(),
    points: z.int(),
    state: z.enum(shownAwardStates),
    /** n of m. */
    progress: z.int(),
    goal: z.int(),
    earnedAt: z.string().nullable(),
    /** Why it was taken back. */
    revokedReason: z.string().nullable(),
    pinned: z.boolean(),
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'Award' });

/** How far the reader has come; the awards are a list of their own. */
const recognition = z
  .object({
    points: z.int(),
    /** What gives points each time that it happens. */
    pointReasons: z.array(z.object({ title: z.string(), points: z.int() })),
    levels: z.array(
      z.object({
        name: z.string(),
        badgeUrl: z.string(),
        minPoints: z.int(),
        /** Where the reader stands. */
        current: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Recognition' });

export const awards = endpoints({
  'GET /awards/mine': {
    summary: 'The reader’s points and level.',
    response: recognition,
    rate: 'read',
    audit: 'none',
  },
  'GET /awards': {
    summary: 'Every award, and how far the reader has come with it.',
    query: listQuery(['earned', 'progress', 'title'], {
      state: queryList(choice('State', shownAwardStates)),
    }),
    response: pageOf(award),
    rate: 'read',
    audit: 'none',
  },
  'GET /award/filter': {
    summary: 'The ways to sort awards.',
    response: z.array(sortOption),
    rate: 'read',
    audit: 'none',
  },
  'POST /awards/{award}/events': {
    summary: 'Pin an earned award to the profile, or unpin it.',
    params: z.object({ award: z.enum(awardCodes) }),
    body: z.object({ type: choice('Event', ['PIN', 'UNPIN']), idempotencyKey }),
    response: award,
    rate: 'write',
    audit: 'change',
  },
});
