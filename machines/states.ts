/** Whether a status, as it stands in a row, is one of these states. The groups of each chart are in its `states.gen.ts`. */
export const isOneOf =
  (states: readonly string[]) =>
  (status: string): boolean =>
    states.includes(status);
