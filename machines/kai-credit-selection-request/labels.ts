import { isOneOf } from '../states.ts';
import { kaiCreditSelectionRequestState as states } from './states.gen.ts';

/** What states are called on lists and pages. */
export const selectionStateNames = {
  [states.open]: 'Open',
  [states.resolved]: 'Resolved',
  [states.rejected]: 'Rejected',
  [states.withdrawn]: 'Withdrawn',
} as const;

export const isOpen = isOneOf([states.open]);
