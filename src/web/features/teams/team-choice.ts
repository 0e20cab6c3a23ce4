import { rowChoice } from '#web/screens/list/row-choice.tsx';
import type { TeamSummary } from './team-records.ts';

/** Several teams at once. */
export const teamChoice = rowChoice<TeamSummary, 'POST /teams/{team}/events'>(
  'POST /teams/{team}/events',
  {
    noun: 'team',
    nouns: 'teams',
    events: {
      DELETE:
        'Their members no longer see them, lists hide them, and nobody can book for them. They can be restored. Nobody is notified.',
      RESTORE: 'They come back with their members and leaders. Nobody is notified.',
    },
    nameOf: ({ name }) => name,
  },
);
