export { sumsOfOptions, sumsOfUnits } from './credit-units.ts';
export { inForce, isOver, permissionDay } from './in-force.ts';
export { bookableBy, teamsBookableBy } from './bookable.ts';
export { contactsOf, isBlocked } from './may-write.ts';
export { creditsLeft, journey, nextSessionAt, sessionsCompleted } from './member-progress.ts';
export {
  isCoachOfProgramme,
  isMemberOfProgramme,
  membersOfProgramme,
  programmesOfMember,
} from './takes-part.ts';
