import type { RecordChart } from '../record-chart.ts';
import { labelsOf } from '../verbs.ts';
import {
  creditLotReports,
  creditLotVerbs,
  guardSentences,
  type CreditLotEvent,
} from './capabilities.ts';
import type { CreditLotContext } from './context.ts';
import { creditLotMachine } from './machine.ts';
import { heldInWords } from './managing.ts';
import { creditLotState } from './states.gen.ts';

/** The lifecycle of a lot of credits, for sessions or for conversations: staff issue, allocate and take back; bookings, analyses and the clock move it. */
export const creditLotChart: RecordChart<
  CreditLotContext,
  CreditLotEvent,
  typeof creditLotMachine
> = {
  name: 'credit-lot',
  machine: creditLotMachine,
  guards: guardSentences,
  asks: labelsOf(creditLotVerbs),
  declares: { ...creditLotReports, ...creditLotVerbs },
  tooLate: (status, type, { held, unit }) => {
    if (status === 'new') return 'These credits have not been issued yet.';
    if (type === 'ISSUE') return 'These credits have already been issued.';
    if (type === 'EXPIRE') return 'None of these credits are left to expire.';
    if (type === 'DEALLOCATE' && status === creditLotState.exhausted && held > 0)
      return heldInWords({ held, unit });
    return ended[status] ?? 'None of these credits are left.';
  },
};

const ended: Readonly<Record<string, string>> = {
  [creditLotState.expired]: 'These credits have expired.',
  [creditLotState.deallocated]: 'These credits were deallocated.',
  [creditLotState.deleted]: 'These credits were deleted.',
};
