/** Whether a status, as it stands in a row, is one of these states. The groups of each chart are in its `states.gen.ts`. */
export const isOneOf =
  (states: readonly string[]) =>
  (status: string): boolean =>
    states.includes(status);

/** All of some states in an order of a page's own; a list that lacks one does not compile. */
export const allOf =
  <State extends string>() =>
  <const List extends readonly [State, ...State[]]>(
    list: [State] extends [List[number]] ? List : never,
  ): List =>
    list;
