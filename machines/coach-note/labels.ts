import { isOneOf } from '../states.ts';
import { coachNoteState, coachNoteStates } from './states.gen.ts';

/** Its author has handed it in: others may read it. */
export const isHandedIn = isOneOf(coachNoteStates.readable);

/** Somebody has written it, or it is asked for: those who may know of it do. */
export const isKnown = isOneOf(coachNoteStates.all.filter((state) => state !== coachNoteState.new));

/** Its author has begun and not handed it in. */
export const isDrafted = isOneOf([coachNoteState.draft]);
