/** Its author has handed it in: others may read it. */
export const isHandedIn = (status: string): boolean => handedIn.has(status);
const handedIn = new Set(['submitted', 'amended']);

/** Somebody has written it, or it is asked for: those who may know of it do. */
export const isKnown = (status: string): boolean => status !== unknown;

/** Neither written nor asked for. */
export const unknown = 'new';

/** Its author has begun and not handed it in. */
export const isDrafted = (status: string): boolean => drafted.has(status);
const drafted = new Set(['draft']);
