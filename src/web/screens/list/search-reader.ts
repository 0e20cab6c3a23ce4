/** Reads one search param of an address. What makes no sense counts as absent, so that no link is ever refused. */
export type Read<T> = (raw: unknown) => T;

type Shape = Readonly<Record<string, Read<unknown>>>;
type Params<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };
type Absentable<S extends Shape> = {
  [K in keyof S]: undefined extends ReturnType<S[K]> ? K : never;
}[keyof S];
type Simple<T> = { [K in keyof T]: T[K] };
type Output<S extends Shape> = Simple<
  Omit<Params<S>, Absentable<S>> & Partial<Pick<Params<S>, Absentable<S>>>
>;

export interface SearchReader<S extends Shape> {
  /** For the compiler only: what a link may say, and what a page is given. */
  readonly types: { readonly input: Partial<Params<S>>; readonly output: Output<S> };
  readonly parse: (params: unknown) => Output<S>;
}

/** What a page is given of its address. */
export type SearchOf<R extends { readonly types: { readonly output: unknown } }> =
  R['types']['output'];

/** The search params of a route, for `validateSearch`: those named here, read one by one; all others are dropped. */
export function searchReader<const S extends Shape>(shape: S): SearchReader<S> {
  // Absent ones are said too: the router lays this over what the address has.
  const parse = (params: unknown) => {
    const given: Readonly<Record<string, unknown>> = { ...(params as object | undefined) };
    return Object.fromEntries(
      Object.entries(shape).map(([name, read]) => [name, read(given[name])]),
    ) as Output<S>;
  };
  return { parse } as SearchReader<S>;
}

/** Text such as an id, a date or a name. */
export const someText: Read<string | undefined> = (raw) =>
  typeof raw === 'string' ? raw : undefined;

/** One of some words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Read<T | undefined> =>
  (raw) =>
    words.find((word) => word === raw);

/** Several of some words, by a repeated key; one word that is none of them spoils them all. */
export const someOf =
  <const T extends string>(words: readonly T[]): Read<T[] | undefined> =>
  (raw) => {
    if (raw === undefined) return undefined;
    const given = [raw].flat();
    const known = given.flatMap((item) => oneOf(words)(item) ?? []);
    return known.length === given.length ? known : undefined;
  };

/** A whole number from 1 on. */
export const someCount: Read<number | undefined> = (raw) => {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1
    ? number
    : undefined;
};

/** What counts when the address says nothing of it. */
export const orElse =
  <T>(read: Read<T | undefined>, fallback: NoInfer<T>): Read<T> =>
  (raw) =>
    read(raw) ?? fallback;

/** Text of some form; any other would only be refused by the server, so it counts as absent. */
export const textLike =
  (isOfForm: (text: string) => boolean): Read<string | undefined> =>
  (raw) =>
    typeof raw === 'string' && isOfForm(raw) ? raw : undefined;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The id of a record. */
export const someId = textLike((text) => uuid.test(text));
