import { isOneOf } from '../states.ts';
import { questionnaireResponseState, questionnaireResponseStates } from './states.gen.ts';

/** Whoever is asked is to answer it, or to go on. */
export const isDue = isOneOf(questionnaireResponseStates.due);

/** Something is answered. */
export const isBegun = isOneOf(questionnaireResponseStates.begun);

/** It is handed in. */
export const isSubmitted = isOneOf(questionnaireResponseStates.readable);

/** It was handed in once, and may be being changed. */
export const isGiven = isOneOf(questionnaireResponseStates.given);

/** Whoever was asked is asked no longer. */
export const isWithdrawn = isOneOf([questionnaireResponseState.withdrawn]);
