import { isOneOf } from '../states.ts';
import { reviewStates } from './states.gen.ts';

/** It waits for whoever was there. */
export const isAskedFor = isOneOf(reviewStates.open);

/** It was given: those who may read it. */
export const isGiven = isOneOf(reviewStates.readable);
