/** What only the server can answer, by the names of the guards that ask. */
export const calendarQuestions = {
  isReachable: { field: 'address', kind: 'payload' },
  isOffered: { field: 'calendar', kind: 'payload' },
  isNew: { field: 'calendar', kind: 'payload' },
  isOnlyWriter: { field: 'direction', kind: 'payload' },
} as const;
