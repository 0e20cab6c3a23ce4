/** What a row of an upload would do, and did once it was applied. */
export const rowOutcomes = ['new', 'update', 'unchanged', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
