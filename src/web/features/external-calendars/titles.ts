/** The titles of the pages of calendars; the map of routes knows them before any page of them is fetched. */
export const titles = {
  own: {
    list: 'External Calendars',
    connect: 'Connect External Calendar',
    disconnect: 'Disconnect External Calendar',
  },
  coach: {
    list: 'Coach External Calendars',
    connect: 'Connect Coach Calendar',
    disconnect: 'Disconnect Coach Calendar',
  },
} as const;
