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
    begin: 'It is kept when the member began.',
    stampActivity: 'It is kept when something was last done.',
    takeVersion: 'It is of the version that the programme has now.',
    takeProgress: 'It is kept how far the member has come.',
    takeState: 'What the activity saved is kept.',
    takeScore: 'The score is kept.',
    finish: 'It is kept when the activity was completed.',
    reachEnd: 'The member has come to the end.',
    keepAttempt: 'What was done is kept as an attempt, and nothing is done of the next one.',
    stampStart: 'It is kept when the next attempt began.',
  },
});
