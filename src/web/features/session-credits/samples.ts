import type { CreditLotContext } from '#machines/credit-lot/machine.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { isUsable } from '#machines/credit-lot/labels.ts';
import { isOneOf } from '#machines/states.ts';
import type { SamplePage } from '#web/charts/sample/sample-page.ts';
import { sampleMe } from '#web/charts/sample/sample-people.ts';
import type { Credits } from './credits-data.ts';

const isIssued = isOneOf(creditLotStates.all);
const session = { id: 's1', name: 'Executive coaching' };
const programme = { id: 'p1', name: 'Leading with clarity' };
const quantity = 4;

export const samplePages: readonly SamplePage[] = [
  {
    machine: 'credit-lot',
    key: 'credits',
    title: 'Session credits',
    show: ({ as, state, moment, shift }) => {
      if (as !== 'member' || !isIssued(state)) return null;
      const { id, fullName } = sampleMe(as);
      const { expiresAt } = moment.snapshot.context as CreditLotContext;
      const available = isUsable(state) ? 1 : 0;
      const holder = { id, name: fullName };
      const credits: Credits = {
        holder,
        balance: available,
        reasons: [],
        mayBook: true,
        lots: [
          {
            id: 'l1',
            holder,
            session,
            programme,
            quantity,
            available,
            held: 0,
            spent: quantity - available,
            forfeited: 0,
            expiresAt: new Date(expiresAt + shift).toISOString(),
            source: 'contract',
            status: state,
            rules: [],
          },
        ],
        statement: [],
      };
      return {
        address: `/app/session-credits/user/${id}`,
        answers: { 'GET /session-credits/{entityType}/{entityId}': credits },
      };
    },
  },
];
