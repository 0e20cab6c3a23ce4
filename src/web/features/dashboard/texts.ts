import type { Counted } from '#domain/text/counted.ts';

export const yourProgress = 'Your progress';
export const awards = 'Awards';
export const progressToTheNextLevel = 'Progress to the next level';
export const theHighestLevel = 'The highest level';
export const ofTheWay = (percent: string) => `${percent} of the way to the next level`;
export const upcomingBooking = 'upcoming booking';
export const left = (credits: number, counted: Counted) => `${counted(credits, 'credit')} left`;
export const youLeadThisTeam = 'You lead this team.';
export const openTeam = 'Open team';
export const youLookAfterThisOrganisation = 'You look after this organisation.';
export const openOrganisation = 'Open organisation';
export const members = 'Members';
export const teams = 'Teams';
export const howProgrammesGo = 'How programmes are going';
export const allReports = 'All reports';

export const sessionCredits = 'Session credits';
export const statement = 'Statement';
export const youHaveNoSessionCredits =
  'You have no session credits. Your organisation gives them out with its programmes.';
export const used = (used: number) => `${used} used`;
export const reservedForABooking = (held: number) => `${held} reserved for a booking`;
export const ofCreditsLeftIn = (available: number, total: number, name: string) =>
  `${available} of ${total} credits left in ${name}`;
export const ofLeft = (available: number, total: number, parts: string) =>
  `${available} of ${total} left · ${parts}`;

export const yourNextSession = 'Your next session';
export const joinTheSession = 'Join the session';
export const openTheBooking = 'Open the booking';
export const cancel = 'Cancel';
export const nothingIsBooked = 'Nothing is booked';
export const makeABooking = 'Make a Booking';
export const seeAllBookings = 'See all bookings';
export const chooseASessionACoach = 'Choose a session, a coach and a time that suits you.';
export const sessionsThatMembersBook = 'Sessions that members book with you appear here.';

export const hello = (firstName: string) => `Hello, ${firstName}`;
export const oneThingNeedsYourAttention = 'One thing needs your attention.';
export const thingsNeedYourAttention = (waiting: number) =>
  `${waiting} things need your attention.`;
export const nothingNeedsYourAttentionEnjoy = 'Nothing needs your attention. Enjoy your day.';

export const whatNeedsDoing = 'What needs doing';
export const waitingForOthers = 'Waiting for others';
export const nothingYoureUpToDate = 'Nothing. You’re up to date.';
export const showFewer = 'Show fewer';
export const showAll = (count: number) => `Show all ${count}`;
export const expires = 'Expires: ';
export const by = 'By: ';
export const wasDue = 'Was due: ';

export const afterThat = 'After that';
export const allBookings = 'All bookings';
export const upcomingSessions = 'Upcoming sessions';
export const withLabel = (name: string, fullName: string) => `${name} with ${fullName}`;

export const andMore = (fullName: string, count: number) => `${fullName} and ${count} more`;
