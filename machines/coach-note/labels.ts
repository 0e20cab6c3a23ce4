/** Its author has handed it in: others may read it. */
export const isHandedIn = (status: string): boolean => handedIn.has(status);
const handedIn = new Set(['submitted', 'amended']);

/** Its author has begun and not handed it in. */
export const isDrafted = (status: string): boolean => drafted.has(status);
const drafted = new Set(['draft']);
