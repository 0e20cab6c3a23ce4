// Made by `npm run registries` of the chart.
/** The states of an own export, as its row has them. */
export const ownExportState = {
  preparing: 'preparing',
  ready: 'ready',
  failed: 'failed',
  expired: 'expired',
} as const;

export type OwnExportState = (typeof ownExportState)[keyof typeof ownExportState];

/** The states of an own export by the tags of its chart. */
export const ownExportStates = {
  all: ['preparing', 'ready', 'failed', 'expired'],
  downloadable: ['ready'],
  open: ['preparing'],
  terminal: ['failed', 'expired'],
} as const satisfies Readonly<Record<string, readonly OwnExportState[]>>;
