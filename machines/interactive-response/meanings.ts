import { meanings } from '../meanings.ts';

export const interactiveResponseMeanings = meanings({
  people: { isOwner: 'the member whose response it is' },
  guards: {
    mayLaunch:
      'They take part in the programme, it is under way, the activity is open, and what comes first is completed.',
    isWithinScores: 'The score is not above the highest.',
    reachesScore: 'A score completes the activity, and it is reached.',
    endsByItself: 'The activity itself says when it is completed.',
    isDoneByHand: 'The member says when it is completed.',
    hasReason: 'A reason is given.',
  },
  effects: {
    begin: 'We record when the member began.',
    stampActivity: 'We record when something was last done.',
    takeVersion: 'It is of the version that the programme has now.',
    takeProgress: 'We record how far the member has come.',
    takeState: 'What the activity saved is kept.',
    takeScore: 'The score is kept.',
    finish: 'We record when the activity was completed.',
    reachEnd: 'The member has come to the end.',
    keepAttempt: 'What was done is kept as an attempt, and nothing is done of the next one.',
    stampStart: 'We record when the next attempt began.',
  },
});
