export const bookAgain = {
  title: 'Book again',
  /** "Career clarity with Ana Silva, for your team North" */
  what: (session: string, coach: string, team: string | undefined): string =>
    `${session} with ${coach}${team === undefined ? '' : `, for your team ${team}`}`,
  none: 'No time is free at the moment.',
  other: 'Other times',
} as const;
