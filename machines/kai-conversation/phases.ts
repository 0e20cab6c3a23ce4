import { isOneOf } from '../states.ts';
import { kaiConversationState, kaiConversationStates } from './states.gen.ts';

/** Its analysis can be read. */
export const isAnalysed = isOneOf(kaiConversationStates.analysed);

/** It goes on by itself. */
export const isGoingOn = isOneOf(kaiConversationStates.busy);

export const isDraft = isOneOf([kaiConversationState.draft]);
export const waitsForCredit = isOneOf([kaiConversationState.awaitingCredit]);
export const waitsForItsTurn = isOneOf([kaiConversationState.queued]);
export const hasFailed = isOneOf([kaiConversationState.failed]);
