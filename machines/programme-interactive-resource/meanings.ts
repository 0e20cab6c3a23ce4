import { meanings } from '../meanings.ts';

export const programmeInteractiveResourceMeanings = meanings({
  guards: {
    isProgrammeOpen: 'The programme is not over or deleted.',
    isActivityThere: 'The activity is not deleted.',
    isNew: 'The programme does not have the activity already.',
    hasVersion: 'The activity has such a version.',
    hasDays: 'It is open for a day at least.',
    arePrerequisites:
      'What comes first is in the same programme, and does not itself wait for this one.',
  },
});
