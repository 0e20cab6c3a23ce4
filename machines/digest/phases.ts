import { isOneOf } from '../states.ts';
import { digestState } from './states.gen.ts';

/** What happens goes into it. */
export const isCollecting = isOneOf([digestState.collecting]);
