/** What the records of a kind may be narrowed to, where they have it. */
export const narrowings = ['organization', 'session', 'coach', 'programme'] as const;
export type Narrowing = (typeof narrowings)[number];
