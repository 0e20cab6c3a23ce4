import { awardsOfBookings } from './features/awards/reactions.ts';
import { awardsOfProgrammes } from './features/awards/programmes.ts';
import { attendeeReaction, attendeesOfBookings } from './features/bookings/attendees/reactions.ts';
import { creditOfBookings } from './features/bookings/credit/reactions.ts';
import { groupReaction, groupsOfBookings } from './features/bookings/groups/reactions.ts';
import {
  inviteReaction,
  invitesOfAttendees,
  invitesOfBookings,
} from './features/bookings/invites/reactions.ts';
import { noticesOfBookings } from './features/bookings/notices/reactions.ts';
import { timeOfBookings } from './features/bookings/times/reactions.ts';
import { coachNotesOfBookings } from './features/coach-notes/reactions.ts';
import { calendarsOfBookings } from './features/external-calendars/reactions.ts';
import { reviewsOfBookings } from './features/reviews/reactions.ts';
import { creditOfConversations } from './features/kai-credits/conversations/reactions.ts';
import { conversationsOfSelection } from './features/kai-conversations/reactions.ts';
import { programmeReaction } from './features/programmes/reactions.ts';
import { creditsOfProgrammes } from './features/session-credits/programmes/reactions.ts';
import { movementsOfLots } from './features/session-credits/reactions.ts';
import { composeReactions } from './records/reactions.ts';

/** Who does what where a chart orders something, each in their turn: who came is known before anything is made of it, and people are told of what is done. */
composeReactions([
  movementsOfLots,
  timeOfBookings,
  creditOfBookings,
  attendeesOfBookings,
  invitesOfBookings,
  groupsOfBookings,
  coachNotesOfBookings,
  reviewsOfBookings,
  awardsOfBookings,
  noticesOfBookings,
  calendarsOfBookings,
  attendeeReaction,
  invitesOfAttendees,
  inviteReaction,
  groupReaction,
  programmeReaction,
  creditsOfProgrammes,
  awardsOfProgrammes,
  creditOfConversations,
  conversationsOfSelection,
]);
