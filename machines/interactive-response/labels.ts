import { isOneOf } from '../states.ts';
import { interactiveResponseState } from './states.gen.ts';

/** The member works in it, or left off and can go on. */
export const isBegun = isOneOf([interactiveResponseState.inProgress]);

/** It is done, until it is restarted or reset. */
export const isCompleted = isOneOf([interactiveResponseState.completed]);
