/** Pages for those who make activities, by their path. */
export const authorPages = (
  _origin: string,
): ReadonlyMap<string, { readonly text: string; readonly headers: Record<string, string> }> =>
  new Map();
