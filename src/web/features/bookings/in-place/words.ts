/** What is done about a booking where it is named, and what stands there afterwards where the server says nothing. */
const acts = {
  CONFIRM: { verb: 'Confirm', done: 'Confirmed.' },
  SUGGEST_TIME: { verb: 'Suggest another time…', done: 'Another time suggested.' },
  ACCEPT_MOVE: { verb: 'Accept', done: 'Accepted.' },
  DECLINE_MOVE: { verb: 'Keep my original time', done: 'Your request is still open.' },
  REJECT: { verb: 'Decline…', done: 'Declined.' },
  RECORD_OUTCOME: { verb: 'Record outcome', done: 'Outcome recorded.' },
} as const;

/** Of a session that both sides had agreed on, there is no request to keep. */
const ofMove = {
  ACCEPT_MOVE: { verb: 'Accept new time', done: 'Moved.' },
  DECLINE_MOVE: { verb: 'Keep current time', done: 'It stays at its time.' },
} as const;

export type Act = keyof typeof acts;

export const wordsOf = (
  act: Act,
  isMove: boolean,
): { readonly verb: string; readonly done: string } =>
  isMove && (act === 'ACCEPT_MOVE' || act === 'DECLINE_MOVE') ? ofMove[act] : acts[act];

export const withdrawRequest = 'Withdraw request';

export const confirming = { title: 'Which time do you confirm?', leave: 'Not now' } as const;
