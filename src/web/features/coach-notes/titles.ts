/** The titles of the pages of notes; the map of routes knows them before any page of them is fetched. */
export const titles = {
  member: {
    create: 'Create Coach Note',
    note: 'Coach Note',
    edit: 'Edit Coach Note',
    list: 'Member Coach Notes',
  },
  team: {
    create: 'Create Team Coach Note',
    note: 'Team Coach Note',
    edit: 'Edit Team Coach Note',
    list: 'Team Coach Notes',
  },
} as const;
