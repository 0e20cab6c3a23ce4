export { attendeeKind } from './attendees/kind.ts';
export { bookingInviteKind } from './invites/kind.ts';
export { leaveSessions, previewLeaving } from './invites/leaving.ts';
export { sendInvites } from './invites/send-invites.ts';
export { moveUpIn } from './invites/waiting-list.ts';
export { createGroup as createBookingGroup } from './groups/create.ts';
export { bookingGroupKind } from './groups/kind.ts';
export { createBooking } from './creation/create.ts';
export type { NewBooking } from './creation/new-booking.ts';
export { bookingDetail } from './page/detail.ts';
export { payerOf } from './credit/payers.ts';
export { forgivenByProgramme } from './record/forgiven.ts';
export { bookingKind } from './kind.ts';
export {
  memberParty,
  ownParty,
  permittedTeamParty,
  teamParty,
  teamPartyOf,
  teamsLedBy,
  type Party,
} from './record/party.ts';
export { visibleTo as bookingsVisibleTo } from './record/policy.ts';
export { choicesFor as bookingChoicesFor } from './lists/choices.ts';
export { textColumn } from './lists/texts.ts';
export { bookableAgain } from './lists/book-again.ts';
export { answersTo, offersAtHome, withOffers } from './lists/offers.ts';
export { askedOf as paperworkAskedOf, paperworkIn, type Missing } from './lists/paperwork.ts';
export type { BookingSummary } from './lists/summaries.ts';
export { wholeBookingsOn, type WholeBooking } from './lists/whole.ts';
export { occupancyFor } from './times/occupancy.ts';
