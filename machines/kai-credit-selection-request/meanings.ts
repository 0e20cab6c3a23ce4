import { meanings } from '../meanings.ts';

export const selectionRequestMeanings = meanings({
  people: { mayWithdraw: ['the member whose conversation it is', 'the product itself'] },
  guards: {
    canPay:
      'The credit is the member’s or in the pool of their programme, pays for the group, and is still there.',
  },
  effects: {
    takeChoice: 'It is kept which credit pays.',
    takeReason: 'It is kept why there is none.',
    stampDecision: 'It is kept who decided, and when.',
    holdCredit: 'The credit is reserved, and the conversation goes on.',
    refuseCredit: 'The conversation fails, and the member reads why.',
  },
});
