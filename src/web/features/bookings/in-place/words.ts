/** What is done about a booking where it is named, and what stands there afterwards. */
export const acts = {
  CONFIRM: { verb: 'Confirm', done: 'Confirmed.' },
  REJECT: { verb: 'Decline…', done: 'Declined.' },
  RECORD_OUTCOME: { verb: 'Record outcome', done: 'Outcome recorded.' },
} as const;

export const confirming = { title: 'Which time do you confirm?', leave: 'Not now' } as const;
