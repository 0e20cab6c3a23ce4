import * as z from 'zod/mini';

/** A parameter that makes no sense counts as what stands here. */
const orElse = z.catch;

/** One of some words, or nothing; anything else in the address counts as nothing. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  orElse(z.optional(z.enum(values)), undefined);

/** Several of some words, by a repeated key. */
export const someOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  orElse(
    z.optional(
      z.pipe(
        z.transform((value: T[number] | readonly T[number][]) => [value].flat()),
        z.array(z.enum(values)),
      ),
    ),
    undefined,
  );

/** Text such as an id, a date or a name; `undefined` when absent. */
export const someText = orElse(z.optional(z.string()), undefined);

/** The search params every list has (specification, 2). A list adds its own: `z.object({ ...listSearch, tab: oneOf(tabs) })`. */
export const listSearch = {
  pageNumber: orElse(z._default(z.coerce.number<number>().check(z.int(), z.minimum(1)), 1), 1),
  search: orElse(z._default(z.string(), ''), ''),
  orderProperty: someText,
  order: oneOf(['Ascending', 'Descending']),
} as const;

/** Left out of links: `search: { middlewares: [stripSearchParams(listDefaults)] }`. */
export const listDefaults = { pageNumber: 1, search: '' } as const;
