/** What a programme is about. */
export const programmeGroups = ['GROW', 'Sales', 'SEM'] as const;
export type ProgrammeGroup = (typeof programmeGroups)[number];
