/** An event that something on one chart sends to another. */
export interface ChartLink {
  readonly chart: string;
  readonly event: string;
}

type Links = Readonly<Record<string, readonly ChartLink[]>>;

const to =
  (chart: string) =>
  (...events: readonly string[]): ChartLink[] =>
    events.map((event) => ({ chart, event }));

const attendee = to('attendee');
const booking = to('booking');
const invite = to('booking-invite');
const lot = to('credit-lot');

const units: Links = {
  holdCredit: lot('MOVED'),
  returnCredit: lot('CREDIT_BACK'),
  forfeitCredit: lot('MOVED'),
  spendCredit: lot('MOVED'),
  refundCredit: lot('CREDIT_BACK', 'EXTEND'),
  correctCredit: lot('MOVED', 'CREDIT_BACK'),
};

/** Once it is known who came, or not so any more. */
const afterwards = [
  ...to('coach-note')('REQUIRE', 'RELEASE'),
  ...to('review')('OPEN', 'RELEASE'),
  ...to('award')('COUNT', 'REVOKE'),
];

/** What charts send to each other: by chart, and by the effect that the server carries out or the actor that a conductor sends out. */
export const links: Readonly<Record<string, Links>> = {
  booking: {
    ...units,
    writeToCalendar: to('questionnaire-assignment')('CREATE', 'FOLLOW', 'CLOSE'),
    reserveTime: to('booking-group')('REOPEN'),
    releaseTime: [...invite('CLOSE'), ...to('booking-group')('COMPLETE')],
    holdPerAttendee: attendee('HOLD'),
    releasePerAttendee: attendee('RELEASE'),
    markAttendance: [...attendee('RECORD'), ...afterwards],
    markAllAttended: [...attendee('RECORD'), ...afterwards],
    reopenAttendance: [...attendee('REOPEN'), ...afterwards],
  },
  attendee: {
    ...units,
    putInCalendar: to('questionnaire-assignment')('REFRESH'),
    takeFromCalendar: to('questionnaire-assignment')('REFRESH'),
    callOffBooking: booking('CANCEL', 'CANCEL_REQUEST'),
    answerInvite: invite('LEAVE', 'REVOKE'),
    offerSeat: invite('MOVE_UP'),
  },
  'booking-invite': {
    joinSession: attendee('JOIN', 'HOLD'),
    leaveSession: attendee('WITHDRAW'),
  },
  programme: {
    addMembers: to('questionnaire-assignment')('REFRESH'),
    removeMember: to('questionnaire-assignment')('REFRESH'),
    addTeams: to('questionnaire-assignment')('REFRESH'),
    removeTeam: to('questionnaire-assignment')('REFRESH'),
    expireCredits: [...lot('END'), ...to('questionnaire-assignment')('CLOSE')],
    extendCredits: lot('EXTEND'),
    reissueCredits: lot('REOPEN', 'EXTEND'),
    takeBackCredits: lot('DEALLOCATE'),
  },
  'booking-group': {
    makeBookings: booking('REQUEST', 'CREATE_DIRECT'),
    cancelBookings: booking('CANCEL', 'CANCEL_REQUEST'),
  },
  'external-calendar': { updateBooking: booking('EXTERNAL_MOVE', 'EXTERNAL_CANCEL') },
  review: { count: to('award')('COUNT') },
  session: { offerSeats: invite('MOVE_UP') },
  user: {
    leaveSessions: [...attendee('WITHDRAW'), ...invite('REVOKE')],
    releaseHolds: to('slot-hold')('RELEASE'),
  },
  activity: {
    launch: to('interactive-response')('LAUNCH'),
    restart: to('interactive-response')('RESTART'),
    listen: to('interactive-response')('PROGRESS', 'SAVE_STATE', 'SCORE', 'REPORT_COMPLETED'),
  },
  'questionnaire-run': {
    keep: to('questionnaire-response')('ANSWER'),
    submit: to('questionnaire-response')('SUBMIT'),
  },
  'questionnaire-assignment': {
    askRespondents: to('questionnaire-response')('ASK', 'RELEASE'),
    remindRespondents: to('questionnaire-response')('REMIND'),
  },
  'booking-request': {
    holdSlot: to('slot-hold')('HOLD', 'RELEASE'),
    submitRequest: [...booking('REQUEST'), ...to('slot-hold')('CONVERT')],
  },
};
