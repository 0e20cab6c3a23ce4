import { counted } from '#web/ui/numbers.ts';

export const noCreditsYet = 'No credits yet.';
export const setAsideForBookings = 'set aside for bookings';
export const allocatedAndFree = 'allocated and free';
export const notAllocated = 'not allocated';
export const lostOrExpired = 'lost or expired';

export const members = 'Members';
export const showMembers = 'Show members';
export const nobodyTakesPartYet = 'Nobody takes part yet.';

export const name = 'Name';
export const organisation = 'Organisation';
export const creditsUsed = 'Credits used';
export const noneIssued = 'None issued';
export const used = 'Used';
export const ofLabel = (used: number, all: number) => `${used} of ${all}`;
export const programmes = 'Programmes';
export const groups = 'Groups';
export const dates = 'Dates';
export const status = 'Status';

export const bookASession = 'Book a session';
export const progress = 'Progress';
export const yourSessionCredits = 'Your session credits';
export const sessionCredits = 'Session credits';
export const ofUsed = (allUnits: number) => `of ${allUnits} used`;
export const seeWhoseTheyAre = 'See whose they are';
export const aboutThisProgramme = 'About this programme';
export const description = 'Description';
export const none = 'None';
export const timeZone = 'Time zone';
export const coaches = 'Coaches';
export const noneYet = 'None yet';
export const sessions = 'Sessions';
export const showSessionOptions = 'Show session options';
export const itOffersNoSessionsYet = 'It offers no sessions yet.';
export const noSessionsAreBookedAhead = 'No sessions are booked ahead.';
export const bookedAhead = (bookings: number) => `${counted(bookings, 'session')} booked ahead`;
export const theNext = ', the next ';
export const session = 'Session';
export const duration = 'Duration';
export const cost = 'Cost';
export const free = 'Free';
export const credits = 'Credits';

export const startLatestFirst = 'Start, latest first';
export const startEarliestFirst = 'Start, earliest first';
export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const endSoonestFirst = 'End, soonest first';
export const endLatestFirst = 'End, latest first';
export const mostCreditsUsedFirst = 'Most credits used first';
export const fewestCreditsUsedFirst = 'Fewest credits used first';
export const group = 'Group';
export const oneOrganisation = 'One organisation';
export const coach = 'Coach';
export const oneCoach = 'One coach';
export const endingWithin30Days = 'Ending within 30 days';
export const yourProgrammes = 'Your programmes.';
export const searchProgrammes = 'Search programmes';
export const noProgrammesYet = 'No programmes yet';
export const aProgrammeOffersSessions =
  'A programme offers sessions to members of one organisation, for some time.';
export const youreNotInAProgramme = 'You’re not in a programme at the moment.';
