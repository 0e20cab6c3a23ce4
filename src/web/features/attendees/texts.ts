export const remove = 'Remove';
export const withdraw = 'Withdraw';
export const whatHappenedToThisPlace = 'What happened to this place';
export const recordAttendance = 'Record attendance';
export const correctAttendance = 'Correct attendance';
export const session = 'Session';
export const booking = 'Booking';
export const coach = 'Coach';
export const via = 'Via';
export const attendance = 'Attendance';
export const reason = 'Reason';
export const joinedTheRoom = 'Joined the room';
export const leftTheRoom = 'Left the room';
export const review = 'Review';
export const openReview = 'Open review';
export const coachNote = 'Coach note';
export const openNote = 'Open note';
export const placeInTheSession = 'Place in the session';

export const attendees = 'Attendees';
export const recordTheOutcome = 'Record the outcome';
export const searchAttendees = 'Search attendees';
export const any = 'Any';
export const attendance2 = (value: string) => `Attendance: ${value}`;
export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const noAttendeesYet = 'No attendees yet';
export const everyoneComingToThisSession = 'Everyone coming to this session is listed here.';
export const name = 'Name';
export const questionnaire = 'Questionnaire';
export const questionnaireMissing = 'Questionnaire missing';
export const answered = 'Answered';
export const toAnswer = 'To answer';
export const notAnswered = 'Not answered';
export const answeredOf = (answered: number, asked: number) => `${answered} of ${asked} answered`;
export const openQuestionnaires = 'Open questionnaires';
export const credit = 'Credit';

export const refundTheCreditsOf = (cost: number, fullName: string) =>
  `Refund the ${cost === 1 ? 'credit' : `${cost} credits`} of ${fullName}?`;
export const giveAReason = 'Give a reason for the refund.';
export const notRefundedYet = 'Not refunded yet';
export const creditsGoBack = (isOne: boolean, cost: number, fullName: string) =>
  `${isOne ? '1 credit goes' : `${cost} credits go`} back to ${fullName}. The credits of the others stay as they are. Nobody is notified.`;
export const refundCredit = 'Refund credit';
export const notNow = 'Not now';

export const remove2 = (fullName: string) => `Remove ${fullName}?`;
export const withdrawFromThisSession = 'Withdraw from this session?';
export const giveAReasonForRemoving = 'Give a reason for removing them.';
export const nobodyElseIsComing =
  'Nobody else is coming, so the session will be cancelled. Its credit is returned or lost as the rules say.';
export const theSessionGoesAhead =
  'The session goes ahead for the others. Your time becomes free again.';
export const theyTheCoachAndStaff = 'They, the coach and staff can read it.';
export const optionalTheCoachAndStaff = 'Optional. The coach and staff can read it.';
export const keepPlace = 'Keep place';
