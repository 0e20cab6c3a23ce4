export {
  pageOf,
  placeOf,
  places,
  useAssignment,
  type Assignment,
  type AssignmentSummary,
} from './places.ts';
export { sampleAssignment } from './sample-data.ts';
export { OwnQuestionnaires, QuestionnairesOfAttendee } from './of-booking.tsx';
export { Remind, RemindOne } from './remind.tsx';
export { stateNames, stateTones } from './response-states.ts';
