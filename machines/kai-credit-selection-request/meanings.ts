import { meanings } from '../meanings.ts';

export const kaiCreditSelectionRequestMeanings = meanings({
  people: { mayWithdraw: ['the member whose conversation it is', 'the product itself'] },
  guards: {
    canPay:
      'The credit is the member’s or in the pool of their programme, pays for the group, and is still there.',
  },
  effects: {
    takeChoice: 'We record which credit pays.',
    takeReason: 'We record why there is none.',
    stampDecision: 'We record who decided, and when.',
    holdCredit: 'The credit is reserved, and the conversation goes on.',
    refuseCredit: 'The conversation fails, and the member reads why.',
  },
});
