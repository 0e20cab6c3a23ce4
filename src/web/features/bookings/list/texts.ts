export const status = 'Status';
export const any = 'Any';
export const kind = 'Kind';
export const credit = 'Credit';
export const outcome = 'Outcome';
export const assumedNobodyRecordedIt = 'Assumed, nobody recorded it';
export const recorded = 'Recorded';
export const outcomeMissing = 'Outcome missing';
export const noteMissing = 'Note missing';
export const questionnaireMissing = 'Questionnaire missing';

export const eachIsConfirmed =
  'Each is confirmed for the time held for it. Everyone who takes part is notified.';
export const eachIsDeclined =
  'The people who asked are notified with your reason. The times become free and the credits are returned.';
export const thoseWhoAskedReadIt = 'The people who asked can read it.';
export const giveAReasonForDeclining = 'Tell the member why you are declining.';
export const eachRequestIsWithdrawn =
  'The requests end before anyone answers. The people who asked and the coaches are notified. The credits are returned.';
export const optionalEveryoneReadsIt = 'Optional. Everyone in each session can read it.';
export const eachIsCancelled =
  'Everyone in each session is notified with your reason. The times become free and the credits are returned.';
export const everyoneReadsIt = 'Everyone who takes part can read it.';
export const giveAReasonForCancelling = 'Give a reason for cancelling.';
export const bookingOf = (session: string, party: string, moment: string) =>
  `${session}, ${party}, ${moment}`;

export const bookings = 'Bookings';
export const start = 'Start';
export const session = 'Session';
export const coach = 'Coach';
export const memberOrTeam = 'Member or team';
export const place = 'Place';
export const paperworkDue = 'Paperwork due';
export const by = (formatDate: string) => `by ${formatDate}`;

export const bookingsByState = 'Bookings by state';
export const searchBookings = 'Search bookings';

export const exportBookings = 'Export bookings';
export const everyBookingOfThisTab =
  'every booking in this tab with the current filters, including people’s names';

export const from = 'From';
export const until = 'Until';

export const search = (many: string) => `Search ${many}`;
export const noByThatName = (kind: string) => `No ${kind} by that name.`;

export const nothingIsComingUp = 'Nothing is coming up';
export const youHaveNoConfirmedSession =
  'You have no confirmed sessions. Choose a session, a coach and a time.';
export const thereAreNoConfirmedSessions = 'There are no confirmed sessions ahead.';
export const noOpenRequests = 'No open requests';
export const sessionsYouAskForWait = 'Sessions you request appear here until the coach answers.';
export const sessionsThatMembersAsk = 'Sessions that members ask for wait here for an answer.';
export const nothingToDo = 'Nothing to do';
export const sessionsThatHaveEndedStay =
  'Sessions that have ended stay here until their outcome is recorded.';
export const sessionsThatHaveEndedStayHere =
  'Sessions that have ended stay here until you record their outcome.';
export const noPastSessions = 'No past sessions';
export const sessionsYouveHadAppearHere = 'Sessions you’ve had appear here with their outcome.';
export const sessionsThatTookPlace = 'Sessions that took place appear here with their outcome.';
export const nothingWasCancelled = 'Nothing was cancelled';
export const bookingsThatWereCancelledDeclined =
  'Bookings that were cancelled, declined or withdrawn appear here.';
export const showUpcomingBookings = 'Show upcoming bookings';

export const actionsFor = (name: string, formatMoment: string) =>
  `Actions for ${name}, ${formatMoment}`;
export const join = 'Join';
export const confirm = 'Confirm';
export const suggestAnotherTime = 'Suggest another time';
export const answerTheTimeRequest = 'Answer the time request';
export const decline = 'Decline';
export const withdrawRequest = 'Withdraw request';
export const cancelBooking = 'Cancel booking';
export const bookAgain = 'Book again';
