/** What is done about a booking where it is named, and what stands there afterwards. */
export const acts = {
  CONFIRM: { verb: 'Confirm', done: 'Confirmed.' },
  SUGGEST_TIME: { verb: 'Suggest another time…', done: 'Another time suggested.' },
  ACCEPT_MOVE: { verb: 'Accept', done: 'Accepted.' },
  DECLINE_MOVE: { verb: 'Keep my original time', done: 'Your request is still open.' },
  REJECT: { verb: 'Decline…', done: 'Declined.' },
  RECORD_OUTCOME: { verb: 'Record outcome', done: 'Outcome recorded.' },
} as const;

export const withdrawRequest = 'Withdraw request';

export const confirming = { title: 'Which time do you confirm?', leave: 'Not now' } as const;
