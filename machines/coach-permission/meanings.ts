import { meanings } from '../meanings.ts';

export const coachPermissionMeanings = meanings({
  guards: {
    isCoach: 'Whoever is permitted is a coach.',
    isSubjectThere: 'What the coach is permitted to give, or whom to coach, is still there.',
    isNew: 'The coach is not permitted that already.',
    areDatesInOrder: 'The last day is not before the first.',
  },
});
