import { counted } from '#web/ui/numbers.ts';

export const book = (name: string, forWhom: string) => `Book ${name}${forWhom}`;
export const book3 = 'Book';
export const book2 = (forWhom: string) => `Book${forWhom}`;
export const forLabel = (name: string) => ` for ${name}`;

export const manageCoaches = 'Manage coaches';
export const coaches = 'Coaches';
export const noCoachGives = 'No coach gives this session at the moment.';
export const programmes = 'Programmes';
export const noProgrammeOffers = 'No programme offers this session at the moment.';

export const aboutThisSession = 'About this session';
export const description = 'Description';
export const none = 'None';
export const duration = 'Duration';
export const format = 'Format';
export const places = 'Places';
export const cost = 'Cost';
export const booking = 'Booking';
export const theCoachConfirmsTheRequest = 'The coach confirms the request';
export const bookedImmediately = 'Booked immediately';
export const yourCredits = 'Your credits';
export const creditsOf = (name: string) => `Credits of ${name}`;
export const left = (credits: number) => `${credits} left`;
export const inTheProgrammesPool = 'In the programme’s pool';
export const forEveryoneInIt = (fromPool: number) => `${fromPool}, for everyone in it`;
export const keptFreeAroundIt = 'Kept free around it';
export const notesOfTheCoach = 'Notes of the coach';
export const before = (lengthWords: string) => `${lengthWords} before`;
export const after = (lengthWords: string) => `${lengthWords} after`;
export const nothing = 'Nothing';
export const aboutEveryAttendee = 'About every attendee and the team';
export const aboutEveryAttendee2 = 'About every attendee';
export const aboutTheTeam = 'About the team';
export const notAskedFor = 'Not asked for';
export const upcoming = 'Upcoming';
export const upcomingBooking = 'upcoming booking';

export const youChooseWhichCoachesCan =
  'You choose which coaches can give it afterwards. Members see it once a programme offers it.';
export const oneUpcomingBookingKeeps = '1 upcoming booking keeps its duration and its cost.';
export const keepTheirDuration = (upcomingBookings: number) =>
  `${counted(upcomingBookings, 'upcoming booking')} keep their duration and their cost.`;
export const nobodyCanBookItAny =
  'Nobody can book it any more, and lists hide it. Nobody is notified.';
export const forItNoLongerCount = (coaches: number, isOne: boolean) =>
  `${counted(coaches, 'coach permission')} for it no longer count${isOne ? 's' : ''}.`;
export const sessionsThatTookPlaceStay = 'Sessions that took place stay as they are.';
export const thisCantBeUndone = 'This can’t be undone.';
export const whatUsesIt = 'What uses it';
export const cancelTheBookingsAndRemove =
  'Cancel the bookings and remove it from the programmes first.';

export const rules = 'Rules';
export const aChangeCountsForBookings = 'A change applies to bookings made from then on.';

export const free = 'Free';
export const thePersonWhoBooks = 'The person who books, for everyone';
export const eachAttendeePays = 'Each attendee pays';
export const fromEachAttendee = (costWords: string) => `${costWords} from each attendee`;
export const upToPeople = (value: string, maxAttendees: number) =>
  `${value}, up to ${maxAttendees} people`;

export const upcomingBookings = 'Upcoming bookings';
export const creditsLeft = 'Credits left';
export const inThePool = (fromPool: number) => `, ${fromPool} in the pool`;
export const noneNeeded = 'None needed';

export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const shortestFirst = 'Shortest first';
export const longestFirst = 'Longest first';
export const coach = 'Coach';
export const oneCoach = 'One coach';
export const deletedSessions = 'Deleted sessions';
export const deleted = 'Deleted';
export const nobodyCanBookThemAny =
  'Nobody can book them any more, and lists hide them. Those that took place stay as they are. They can’t be restored. Nobody is notified.';
export const whatYourProgrammesOfferYou = 'What your programmes offer you.';
export const aSessionIsAKind =
  'A session is a kind of coaching that programmes offer and coaches give.';
export const noProgrammeOffersYouASession =
  'No programme offers you a session at the moment. Ask your programme contact.';

export const resources = 'Resources';
export const seeResources = 'See resources';

export const noQuestionnaire = 'None';
export const questionnaireBefore = 'Questionnaire before';
export const questionnaireAfter = 'Questionnaire after';
