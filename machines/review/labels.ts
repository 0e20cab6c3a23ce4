/** It waits for whoever was there. */
export const statusesAskedFor: readonly string[] = ['open'];
export const isAskedFor = (status: string): boolean => statusesAskedFor.includes(status);

/** It was given: those who may read it. */
export const isGiven = (status: string): boolean => given.has(status);
const given = new Set(['given']);
