export { createBooking, type NewBooking } from './create.ts';
export { bookingDetail } from './detail.ts';
export { forgivenByProgramme } from './forgiven.ts';
export { bookingKind } from './kind.ts';
export { memberParty, teamParty, type Party } from './party.ts';
export { visibleTo as bookingsVisibleTo } from './policy.ts';
export { summariesOf } from './summaries.ts';
export { takenFor } from './taken.ts';
export { upcomingStates } from './upcoming-states.ts';
