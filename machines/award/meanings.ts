import { meanings } from '../meanings.ts';

export const awardMeanings = meanings({
  people: { mayTakeBack: ['staff', 'the product itself'], isOwner: 'whoever it belongs to' },
  guards: {
    reachesGoal: 'Everything that it takes has happened.',
    countsNothing: 'Nothing that counts for it is left.',
    hasReason: 'A reason is given.',
  },
  effects: {
    takeCount: 'We record how much of what it takes has happened.',
    stampEarning: 'We record when it was earned.',
    stampRevocation: 'We record when it was taken back, and why.',
    pay: 'Its points are theirs.',
    takeBack: 'Its points are taken back.',
    congratulate: 'They are notified that they have earned it.',
    settle: 'What told them of it is done with.',
    show: 'Their profile card shows it.',
    hide: 'Their profile card does not show it.',
  },
});
