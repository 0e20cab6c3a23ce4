import { isOneOf } from '../states.ts';
import { ownExportStates, type OwnExportState } from './states.gen.ts';

/** It is being made, and there is no second. */
export const isBeingPrepared = isOneOf(ownExportStates.open);

/** There is a file. */
export const isDownloadable = isOneOf(ownExportStates.downloadable);

const known: readonly string[] = ownExportStates.all;

/** Whether it is a state of a file that was asked for, not of one that is yet to be. */
export const isExportState = (status: string): status is OwnExportState => known.includes(status);
