import { isOneOf } from '../states.ts';
import { notificationState, notificationStates } from './states.gen.ts';

/** The bell counts it. */
export const isUnactioned = isOneOf(notificationStates.open);

/** It is in the list of all notifications, and counted no more. */
export const isActioned = isOneOf([notificationState.actioned]);
