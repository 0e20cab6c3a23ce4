import { z } from 'zod';
import { drawReasons } from '#domain/credits/draw-order.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { availableEvent, reference } from '../kernel/records.ts';

/** What is said of a lot of credits, whatever they pay for. */
export const lotFields = {
  id: z.string(),
  holder: reference,
  programme: reference,
  quantity: z.int(),
  available: z.int(),
  held: z.int(),
  spent: z.int(),
  forfeited: z.int(),
  expiresAt: z.string(),
  source: z.string(),
  status: z.string(),
} as const;

/** When a lot is drawn from, among those of its holder that pay for the same. */
export const drawPlace = z.object({
  position: z.int(),
  of: z.int(),
  /** What decides it, beside the one that comes next to it. */
  because: z.enum(drawReasons),
});

/** One line of the statement "why is the balance what it is". */
export const movementFields = {
  id: z.string(),
  at: z.string(),
  type: z.string(),
  sentence: z.string(),
  change: z.int(),
  balanceAfter: z.int(),
  programme: reference,
  /** Whose units were moved; null of those that nobody had. */
  holder: reference.nullable(),
} as const;

/** What a lot says besides on its own page. */
export const lotPageFields = {
  version: z.int(),
  priority: z.int(),
  effectiveAt: z.string(),
  createdAt: z.string(),
  /** Why it was given; only staff read it. */
  reason: z.string().nullable(),
  expired: z.int(),
  /** Allocated out of a pool, or taken back into it. */
  elsewhere: z.int(),
  /** Null while nobody can use it. */
  draw: drawPlace.nullable(),
  availableEvents: z.array(availableEvent),
  /** It is a pool that the reader allocates from. */
  mayAllocate: z.boolean(),
} as const;

/** So many get credits at once. */
export const mostHolders = 2_000;
export const tooManyHolders = `Choose at most ${formatNumber(mostHolders)} at once.`;

/** Whoever credits can be allocated to. */
const holder = z.object({ type: z.enum(['member', 'team']), id: z.string(), name: z.string() });

/** What the form of issuing and allocating is made of. */
export const holdersAnswer = z.object({
  programme: reference,
  /** When credits of the programme expire unless told otherwise. */
  expiresAt: z.string(),
  /** Why nothing can be issued or allocated; null while it can. */
  closed: z.string().nullable(),
  /** What the programme has credits for. */
  options: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      unitsPerMember: z.int(),
      /** What nobody holds yet. */
      pool: z.int(),
    }),
  ),
  /** The option whose credits are counted; null where the programme offers nothing. */
  counted: z.string().nullable(),
  holders: z.array(
    holder.extend({
      /** Free to use, or set aside. */
      has: z.int(),
    }),
  ),
});
