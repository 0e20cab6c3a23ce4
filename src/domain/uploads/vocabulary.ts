/** What a row of an upload would do, and did once it was applied. */
export const rowOutcomes = ['new', 'update', 'unchanged', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const uploadStatuses = [
  'receiving',
  'validating',
  'previewed',
  'applying',
  'completed',
  'completedWithErrors',
  'failed',
  'discarded',
] as const;
export type UploadStatus = (typeof uploadStatuses)[number];
