import { meanings } from '../meanings.ts';

export const awardMeanings = meanings({
  people: { mayTakeBack: ['staff', 'the product itself'], isOwner: 'whoever it belongs to' },
  guards: {
    reachesGoal: 'Everything that it takes has happened.',
    countsNothing: 'Nothing that counts for it is left.',
    hasReason: 'A reason is given.',
  },
  effects: {
    takeCount: 'It is kept how much of what it takes has happened.',
    stampEarning: 'It is kept when it was earned.',
    stampRevocation: 'It is kept when it was taken back, and why.',
    pay: 'Its points are theirs.',
    takeBack: 'Its points are taken back.',
    congratulate: 'They are notified that they have earned it.',
    settle: 'What told them of it is done with.',
    show: 'Their profile card shows it.',
    hide: 'Their profile card does not show it.',
  },
});
