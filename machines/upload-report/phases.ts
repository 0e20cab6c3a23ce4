import { isOneOf } from '../states.ts';
import { uploadReportState, uploadReportStates } from './states.gen.ts';

/** What is being done with an upload, by its status. */
export const isBeingRead = isOneOf([uploadReportState.receiving]);
export const isBeingChecked = isOneOf([uploadReportState.validating]);
export const waitsForDecision = isOneOf([uploadReportState.previewed]);
export const isBeingApplied = isOneOf([uploadReportState.applying]);

/** Somebody looks at it and it is going on by itself. */
export const isGoingOn = isOneOf(uploadReportStates.busy);

/** Its rows did what they say, as far as they could. */
export const wasApplied = isOneOf(uploadReportStates.applied);
