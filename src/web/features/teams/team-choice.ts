import { rowChoice } from '#web/screens/list/row-choice.tsx';
import type { TeamSummary } from './team-records.ts';
import * as texts from './texts.ts';

/** Several teams at once. */
export const teamChoice = rowChoice<TeamSummary, 'POST /teams/{team}/events'>(
  'POST /teams/{team}/events',
  {
    noun: 'team',
    nouns: 'teams',
    events: {
      DELETE: texts.theirMembersNoLongerSee,
      RESTORE: texts.theyComeBack,
    },
    nameOf: ({ name }) => name,
  },
);
