interface Reference {
  readonly id: string;
  readonly name: string;
}

/** What is read of both units names what it is for in either's way. */
interface OfEither {
  readonly session: Reference | null;
  readonly group: unknown;
}

/** The same as it is told of session credits: which session it is for. */
export function ofSession<Read extends OfEither & { readonly conversation?: unknown }>({
  session,
  group: _,
  conversation: __,
  ...rest
}: Read) {
  if (session === null) throw new Error('A credit for conversations is no session credit');
  return { ...rest, session };
}

/** The same as it is told of AI credits: which group of conversations it is for. */
export const ofAnalysis = <Read extends OfEither & { readonly booking?: unknown }>({
  session: _,
  booking: __,
  ...rest
}: Read) => rest;
