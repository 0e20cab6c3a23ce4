export const nothingToBook = 'Nothing to book for this team';
export const nothingToBookForThisMember = 'Nothing to book for this member';
export const noTeamSession = (name: string) => `No team session can be booked for ${name} here.`;
export const isntInAProgrammeThat = (fullName: string) =>
  `${fullName} isn’t in a programme that offers a session with you.`;
export const session = 'Session';
export const credit = 'Credit';
export const canBeUsedUntil = (lastDay: string, fromPool: boolean) =>
  `Can be used until ${lastDay}${fromPool ? ', from the programme’s pool' : ''}`;
export const inThePool = (available: number) => `${available} in the pool`;
export const left = (available: number) => `${available} left`;
export const notEnoughForThisSession = 'Not enough for this session.';
export const coach = 'Coach';

export const time = 'Time';
export const bookATimeOutside = 'Book a time outside the notice period or the working hours';
export const date = 'Date';
export const start = 'Start';
export const yourOwnTime = 'Your own time.';
export const reason = 'Reason';
export const whyThisTimeIsNeeded = 'Why this time is needed. It is kept with the booking.';

export const createBooking = 'Create booking';
export const theSessionIsConfirmedImmediately =
  'The session is confirmed immediately, and everyone is notified.';
export const notBookedYet = 'Not booked yet';

export const whatWillBeBooked = 'What will be booked';
export const who = 'Who';
export const withLabel = (name: string, fullName: string) => `${name} with ${fullName}`;
export const what = 'What';
export const when = 'When';
export const where = 'Where';
export const thisSessionIsFree = 'This session is free.';
export const ofInIsReserved = (creditCost: number, available: number, name: string) =>
  `${creditCost} of ${available} in “${name}” is reserved.`;
export const whoIsNotified = 'Who is notified';
export const everyoneWhoTakesPart = 'Everyone who takes part, with a calendar entry.';

export const chooseATeam = 'Choose a team.';
export const chooseAMember = 'Choose a member.';
export const chooseASession = 'Choose a session.';
export const chooseACredit = 'Choose a credit.';
export const chooseACoach = 'Choose a coach.';
export const chooseATime = 'Choose a time.';
export const sayWhyThisTime = 'Say why this time is needed.';
export const enterTheMeetingAddress = 'Enter the meeting address.';

export const makeABooking = 'Make a Booking';
export const createBooking2 = 'Create Booking';
