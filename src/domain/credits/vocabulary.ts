/** Whose a lot of credits is. */
export const creditHolderTypes = ['pool', 'member', 'team'] as const;
export type CreditHolderType = (typeof creditHolderTypes)[number];

/** Where credits come from that staff issue: they were bought, or are given. */
export const issuedSources = ['contract', 'goodwill'] as const;
export type IssuedSource = (typeof issuedSources)[number];
