/** What a programme is about. */
export const programmeGroups = ['GROW', 'Sales', 'SEM'] as const;
export type ProgrammeGroup = (typeof programmeGroups)[number];

/** When session credits of a programme expire, unless staff say otherwise for some of them. */
export const creditExpiries = ['atProgrammeEnd', 'daysAfterAllocation'] as const;
export type CreditExpiry = (typeof creditExpiries)[number];

/** So many lines of objectives at most. */
export const mostObjectives = 10;

/** So many members at most (domain reference, 5.1), and so many added at once. */
export const mostMembers = 2000;

/** A programme that is complete can be reopened for so long, in days. */
export const reopenedWithin = 30;
