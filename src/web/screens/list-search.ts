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

/** Text of some form; any other would only be refused by the server, so it counts as absent. */
const textLike = (form: z.ZodMiniType<string, string>) =>
  z.pipe(
    someText,
    z.transform((text: string | undefined) => (form.safeParse(text).success ? text : undefined)),
  );

/** The id of a record. */
export const someId = textLike(z.uuid());

/** A date that exists, `YYYY-MM-DD`. */
export const someDate = textLike(z.iso.date());

/** The search params every list has (specification, 2). A list adds its own: `z.object({ ...listSearch, tab: oneOf(tabs) })`. */
export const listSearch = {
  pageNumber: orElse(z._default(z.coerce.number<number>().check(z.int(), z.minimum(1)), 1), 1),
  search: orElse(z._default(z.string(), ''), ''),
  orderProperty: someText,
  order: oneOf(['Ascending', 'Descending']),
} as const;

/** Left out of links: `search: { middlewares: [stripSearchParams(listDefaults)] }`. */
export const listDefaults = { pageNumber: 1, search: '' } as const;
