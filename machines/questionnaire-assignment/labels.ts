import { isOneOf } from '../states.ts';
import { questionnaireAssignmentState, questionnaireAssignmentStates } from './states.gen.ts';

/** People can answer it. */
export const isAnswerable = isOneOf(questionnaireAssignmentStates.answerable);

/** It opens later. */
export const isToCome = isOneOf([questionnaireAssignmentState.scheduled]);
