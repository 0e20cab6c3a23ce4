import { isOneOf } from '../states.ts';
import { interactiveResponseState, type InteractiveResponseState } from './states.gen.ts';

/** What its states are called on pages and in files. */
export const stateNames: Readonly<Record<InteractiveResponseState, string>> = {
  notStarted: 'Not started',
  inProgress: 'In progress',
  completed: 'Completed',
};

/** The member works in it, or left off and can go on. */
export const isBegun = isOneOf([interactiveResponseState.inProgress]);

/** It is done, until it is restarted or reset. */
export const isCompleted = isOneOf([interactiveResponseState.completed]);
