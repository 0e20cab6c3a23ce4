export const addToCalendar = 'Add to calendar';
export const googleCalendar = 'Google Calendar';
export const outlook = 'Outlook';
export const fileForOtherCalendars = 'File for other calendars';

export const respond = 'Respond';

export const thisBooking = 'this booking';

export const credit = 'Credit';
export const thisSessionIsFree = 'This session is free: no credit is involved.';
export const showAllCredits = 'Show all credits';

export const withdrawn = 'Withdrawn';
export const cancelled = 'Cancelled';
export const by = 'By';
export const when = 'When';
export const notice = 'Notice';
export const lateAfterTheTime = 'Late: after the time for free cancellation';
export const declined = 'Declined';
export const outcome = 'Outcome';
export const result = 'Result';
export const recorded = 'Recorded';
export const assumedBecauseNobodyRecorded = 'Assumed, because nobody recorded it in time';
export const reason = 'Reason';
export const theMembersSide = 'the member’s side';
export const theCoach = 'the coach';
export const staff = (productName: string) => `${productName} staff`;

export const reviews = 'Reviews';
export const whatHappenedToThisBooking = 'What happened to this booking';
export const join = 'Join';
export const message = 'Message';
export const from = (fullName: string) => `From ${fullName}`;

export const people = 'People';
export const team = (name: string) => `Team ${name}`;
export const attendees = 'Attendees';
export const invites = 'Invites';
export const peopleOfThisSession = 'People of this session';
export const coach = (zoneCity: string) => `Coach, ${zoneCity}`;

export const theSessionIsBooked = 'The session is booked';
export const everyoneWhoTakesPartGets = 'Everyone taking part gets a calendar invitation by email.';
export const yourRequest = 'Your request is on its way';
export const answersBy = (fullName: string) => `${fullName} answers by `;
export const wellLetYouKnowAs = '. We’ll let you know as soon as there is an answer.';

export const you = 'You';
export const movedThisInCalendar = (whose: string, isSame: boolean) =>
  `${whose} moved this in ${isSame ? 'your' : 'their'} calendar`;
export const thereItIsOn = 'There it is on ';
export const forEveryoneElseItIs = '. For everyone else it is still at the agreed time.';
export const moveItForEveryone = 'Move it for everyone';

export const writeInTheNote = 'Write in the note';
export const note = 'Note';
export const writeInTheTeamNote = 'Write in the team note';
export const teamNote = 'Team note';
export const thisNoteCantBeChanged = 'This note can’t be changed';
export const keepCurrentNote = 'Keep current note';
export const saveNote = 'Save note';
export const notSavedYet = 'Not saved yet';
export const leaveItEmptyToRemove = 'Leave it empty to remove the note. You can use formatting.';

export const nobodyHasWrittenAnythingYet = 'Nobody has written anything yet.';

export const resources = 'Resources';
