/** It waits for whoever was there. */
export const isAskedFor = (status: string): boolean => askedFor.has(status);
const askedFor = new Set(['open']);

/** It was given: those who may read it. */
export const isGiven = (status: string): boolean => given.has(status);
const given = new Set(['given']);
