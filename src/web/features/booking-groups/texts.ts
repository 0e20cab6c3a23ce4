import { counted } from '#web/ui/numbers.ts';

export const bookASeries = 'Book a series';
export const bookACohort = 'Book a cohort';
export const one = 'One';
export const sessionsThatWereBookedTogether =
  'Sessions that were booked together: series on several dates, and cohorts of several members.';
export const bookingGroups = 'booking groups';
export const searchBookingGroups = 'Search booking groups';
export const programme = 'Programme';
export const any = 'Any';
export const status = 'Status';
export const noBookingGroupsYet = 'No booking groups yet';
export const bookSeveralSessionsAtOnce =
  'Book several sessions at once, on several dates or for several members.';

export const noCreditsAreInvolved = 'No credits are involved.';
export const nothingInThisGroup = 'Nothing in this group can be cancelled';
export const cancelAllFutureSessionsOf = (name: string) =>
  `Cancel all future sessions of “${name}”?`;
export const cancelThisAndAllLater = (name: string) =>
  `Cancel this and all later sessions of “${name}”?`;
export const thisGroupHasNoLater = 'This group has no later sessions.';
export const keepSessions = 'Keep sessions';
export const cancelSessions = 'Cancel sessions';
export const notCancelledYet = 'Not cancelled yet';
export const giveAReasonForCancelling = 'Give a reason for cancelling.';
export const optionalEveryoneElse = 'Optional. Everyone else in the session can read it.';
export const theMembersCanReadIt = 'The members can read it.';
export const whatHappens = 'What happens';
export const sessions = 'Sessions';
export const willNotTakePlace = (count: number) =>
  `${counted(count, 'session')} will not take place`;
export const creditsReturned = 'Credits returned';
export const creditsLost = 'Credits lost';
export const none = 'None';
export const becauseTheSessionIsToo = (forfeited: number) =>
  `${forfeited}, because the session is too soon`;
export const whoIsNotified = 'Who is notified';
export const everyoneWhoTakesPart = 'Everyone who takes part, with a calendar cancellation.';
export const theOtherSessions = 'The other sessions';
export const stayAsTheyAre = 'Stay as they are.';
export const sessionsToBeCancelled = 'Sessions to be cancelled';

export const firstDate = 'First date';
export const start = 'Start';
export const repeats = 'Repeats';
export const numberOfDates = 'Number of dates';
export const atMostSessionsAtOnce = (mostTogether: number) =>
  `At most ${mostTogether} sessions at once.`;
export const byTheClockIn = 'By the clock in';

export const membersInTheOrder = 'Members, in the order of their sessions';
export const remove = (name: string) => `Remove ${name}`;

export const thisGroupCantBeDeleted = 'This group can’t be deleted';
export const deleteLabel = (name: string) => `Delete “${name}”?`;
export const itsBookingsStay = (total: number) =>
  `Its ${total} bookings stay as they are; they are no longer listed together.`;
export const nobodyIsNotifiedThisCant = 'Nobody is notified. This can’t be undone.';
export const keepGroup = 'Keep group';
export const deleteGroup = 'Delete group';
export const notDeletedYet = 'Not deleted yet';

export const nameIsRequired = 'Name is required.';
export const chooseATeam = 'Choose a team.';
export const chooseAMember = 'Choose a member.';
export const aCohortHasAtLeast = 'A cohort has at least two members.';
export const chooseASession = 'Choose a session.';
export const chooseACoach = 'Choose a coach.';
export const chooseADate = 'Choose a date and a time.';
export const enterTheMeetingAddress = 'Enter the meeting address.';
export const leaveOutTheDates = 'Leave out the dates that can’t be booked, or choose others.';

export const withLabel = (value: string, name: string, fullName: string) =>
  `${value}: ${name} with ${fullName}`;
export const bookingsByProgramme = 'Bookings by programme';
export const whatHappenedToThisGroup = 'What happened to this group';

export const showGroup = 'Show group';
export const isNow = (name: string, value: string) => `“${name}” is now: ${value}.`;

export const oneDate = 'One date';
export const theGroup = 'The group';
export const organisation = 'Organisation';
export const members = 'Members';
export const pattern = 'Pattern';
export const nextSession = 'Next session';
export const noneUpcoming = 'None upcoming';
export const done = 'Done';
export const ofLabel = (done: number, total: number) => `${done} of ${total}`;
export const bookedBy = 'Booked by';

export const severalSessionsAtOnceAll =
  'Several sessions at once: all of them are booked, or none.';
export const severalMembersOneAfter =
  'Several members, one after the other: all of them are booked, or none.';
export const bookAll = 'Book all';
export const notBookedYet = 'Not booked yet';
export const name = 'Name';
export const aNameToFindIt = 'A name to find it by, such as “Leaders, spring”.';
export const nothingToBookHere = 'Nothing to book here';
export const theyArentInAProgramme = 'They aren’t in a programme that offers a session.';
export const session = 'Session';
export const coach = 'Coach';

export const startEarliestFirst = 'Start, earliest first';
export const startLatestFirst = 'Start, latest first';
export const cancelThisAndAllLater2 = 'Cancel this and all later';
export const searchTheseBookings = 'Search these bookings';
export const noBookingOfThisGroup = 'No booking of this group belongs to this programme.';

export const team = 'Team';
export const programmes = 'Programmes';
export const next = 'Next';

export const of3 = (units: number, name: string) => `${counted(units, 'credit')} of “${name}”`;
export const dates = 'Dates';
export const canBeBooked = (count: number, noCredits: boolean, credits: string) =>
  `${counted(count, 'session')} can be booked. ${noCredits ? '' : `Reserved: ${credits}.`}`;
export const ofCantBeBooked = (count: number, count2: number) =>
  `${count} of ${count2} can’t be booked`;
export const leaveThemOutAndBook =
  'Leave them out and book the others, or change the pattern. Until then nothing is booked.';
export const leaveItOut = 'Leave it out';
export const leaveTheseOut = (count: number) => `Leave these ${count} out`;
export const bookItToo = 'Book it too';
export const leaveOut = 'Leave out';
export const leftOut = 'Left out';
export const free = 'Free';
export const cantBeBooked = 'Can’t be booked';
export const theClocksChangeThatDay = 'The clocks change that day, so it starts later than usual.';

export const onlyATeamLeader = 'Only a team leader can book for a team.';
export const makeABooking = 'Make a Booking';
export const youCanBookSessions = 'You can book sessions of your own.';

export const cancelledTogether =
  'The upcoming sessions of each are cancelled. Everyone who takes part is notified with your reason. The times become free and the credits are returned.';
export const deletedTogether =
  'Their bookings stay as they are; they are no longer listed together. Nobody is notified. This can’t be undone.';
