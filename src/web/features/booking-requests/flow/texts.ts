export const makeABooking = 'Make a Booking';
export const nothingToBookYet = 'Nothing to book yet';
export const goToYourBookings = 'Go to your bookings';
export const youAreNotPart =
  'You are not part of a programme that offers sessions. Ask your programme contact to add you to one.';

export const chooseYourCoach = 'Choose your coach';
export const youSeeEachCoachsTimes =
  'You see each coach’s times on the next page. If none of them suits you, come back and choose another coach.';
export const coach = 'Coach';
export const worksBy = 'Works by ';
export const youWillSeeBothTimes = ' You’ll see both times.';
export const worksInYourTimeZone = 'Works in your time zone.';

export const whichCreditWouldYouLike = 'Which credit would you like to use?';
export const needs = (name: string, creditsWord: string, isMore: boolean) =>
  `${name} needs ${creditsWord}. ${isMore ? 'The first one with enough credits is used first.' : ''}`;
export const credit = 'Credit';
export const canBeUsedUntil = (
  lastDay: string,
  fromPool: boolean,
  isFirst: boolean,
  cost: number,
) =>
  `Can be used until ${lastDay}.${fromPool ? ` From the programme’s pool: ${cost === 1 ? 'the credit becomes' : `the ${cost} credits become`} yours when you book.` : ''}${isFirst ? ' Used first.' : ''}`;
export const inThePool = (available: number) => `${available} in the pool`;
export const left = (available: number) => `${available} left`;

export const thisSessionNeedsCredits = (cost: number, available: number) =>
  `This session needs ${cost} credits, but only ${available} left here.`;

export const session = 'Session';
export const time = 'Time';
export const message = 'Message';
export const review = 'Review';
export const stepsOfYourBooking = 'Steps of your booking';
export const anotherTime = 'another time';
export const otherTimes = (count: number) => `${count} other times`;
export const or = (othersWord: string) => `or ${othersWord}`;
export const freeSession = 'Free session';
export const written = 'Written';
export const none = 'None';

export const whatThisMeans = 'What this means';
export const chooseASessionToSee =
  'Choose a session to see what it costs, who confirms it and how long you can cancel.';
export const leaveWithoutBooking = 'Leave without booking';

export const yourCoach = 'your coach';
export const whatIsItAbout = 'What is it about?';
export const aSentenceOrTwoHelps =
  'A sentence or two helps your coach prepare. You can leave it empty.';
export const whatWouldYouLike = 'What would you like to achieve in this session?';

export const sendRequest = 'Send request';
export const bookSession = 'Book session';
export const reviewAndSend = 'Review and send';
export const notConfirmedUntilAccepts = (fullName: string) =>
  `Not confirmed until ${fullName} accepts.`;
export const theSessionIsBooked = 'The session is booked as soon as you press the button.';
export const forYourTeam = (name: string) => `for your team ${name}`;
export const fromTheProgrammesPool = (creditCost: number) =>
  `${creditCost} from the programme’s pool`;
export const ofLabel = (creditCost: number, creditsWord: string) =>
  `${creditCost} of ${creditsWord}`;
export const or2 = (others: string) => `or ${others}`;
export const noMessage = 'No message';
export const yourChoices = 'Your choices';
export const change2 = (value: string) => `Change ${value}`;
export const change = 'Change';

export const whatWouldYouLikeToBook = 'What would you like to book?';
export const youCanChangeYourChoices = 'You can change your choices until you send the request.';
export const forWhom = 'Who is it for?';
export const myself = 'Myself';
export const myTeam = (name: string) => `My team ${name}`;
export const bookASeries = 'Book a series for your team';
export const noSessionsForThisChoice = 'No sessions for this choice';
export const noProgrammeOffers =
  'No programme offers you a session of your own at the moment. You can book for a team you lead.';
export const noProgrammeOffersYourTeam =
  'No programme offers your team a session at the moment. Ask your programme contact.';
export const free = 'Free';
export const theCoachConfirms = 'the coach confirms';
export const bookedImmediately = 'booked immediately';

export const back = 'Back';
export const holdingYourTime = 'Holding your time…';
export const continueLabel = 'Continue';
