/** Every part of the kit stands on one of these, in every state it has. */
export const shelfTitles = {
  type: 'Type and headings',
  actions: 'Actions',
  forms: 'Forms',
  choices: 'Choices',
  'more-inputs': 'More inputs',
  dates: 'Dates',
  'rich-text': 'Rich text',
  flow: 'Flow',
  lists: 'Lists',
  charts: 'Charts',
  feedback: 'Feedback',
  people: 'People and records',
  viewers: 'Viewers',
  talks: 'Conversations',
  frames: 'Frames',
} as const;

export type ShelfName = keyof typeof shelfTitles;
