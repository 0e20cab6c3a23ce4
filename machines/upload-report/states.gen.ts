// Made by `npm run registries` of the chart.
/** The states of a upload report, as its row has them. */
export const uploadReportState = {
  receiving: 'receiving',
  validating: 'validating',
  previewed: 'previewed',
  applying: 'applying',
  completed: 'completed',
  completedWithErrors: 'completedWithErrors',
  failed: 'failed',
  discarded: 'discarded',
} as const;

export type UploadReportState = (typeof uploadReportState)[keyof typeof uploadReportState];

/** The states of a upload report by the tags of its chart. */
export const uploadReportStates = {
  all: ['receiving', 'validating', 'previewed', 'applying', 'completed', 'completedWithErrors', 'failed', 'discarded'],
  applied: ['completed', 'completedWithErrors'],
  busy: ['receiving', 'validating', 'applying'],
  open: ['receiving', 'validating', 'previewed', 'applying'],
  terminal: ['completed', 'completedWithErrors', 'failed', 'discarded'],
} as const satisfies Readonly<Record<string, readonly UploadReportState[]>>;
