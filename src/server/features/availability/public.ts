export { coachTime, coachTimes } from './coach-time.ts';
export { hasLostCalendar } from './lost-calendar.ts';
export { mayChooseTimesOf, refuseStrangeCoach } from './may-choose.ts';
export {
  coachesGiving,
  permittedAmong,
  permittedPairs,
  permittedPairsOf,
  type Client,
  type PermittedPair,
} from './permitted-coach.ts';
export { policyFor } from '#server/policy-for.ts';
export {
  limitsOf,
  sessionTerms,
  slotQuestion,
  slotQuestions,
  type SessionTerms,
  type SlotQuestion,
  type SlotQuestions,
} from './question.ts';
export {
  firstClash,
  lockDays,
  release,
  reserve,
  occupiedSentence,
  reservedBetween,
  type Except,
  type Owner,
  type Occupancy,
} from './reservations.ts';
