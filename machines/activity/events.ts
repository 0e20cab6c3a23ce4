/** What the person does, what the activity in its frame says, and what becomes of what is saved. */
export type ActivityEvent =
  | { type: 'RELOAD' }
  | { type: 'RESTART' }
  | { type: 'TRY_AGAIN' }
  | { type: 'frame.ready' }
  | { type: 'response.completed' }
  | { type: 'save.lost' }
  | { type: 'save.back' };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<ActivityEvent['type'], string> = {
  RELOAD: 'The person loads the activity again.',
  RESTART: 'The person begins again.',
  TRY_AGAIN: 'The person tries again what did not work.',
  'frame.ready': 'The activity says that it is there.',
  'response.completed': 'The server says that the activity is completed.',
  'save.lost': 'What the activity says can’t be saved at the moment.',
  'save.back': 'All that the activity said is saved.',
};
