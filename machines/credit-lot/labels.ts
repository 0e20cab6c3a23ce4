import { isOneOf } from '../states.ts';
import { creditLotState, creditLotStates, type CreditLotState } from './states.gen.ts';

const names: Readonly<Record<CreditLotState, string | null>> = {
  active: null,
  exhausted: 'Used up',
  expired: 'Expired',
  deallocated: 'Deallocated',
  deleted: 'Deleted',
};

/** What is said of a lot that nobody can book with; null while there is nothing to say. */
export const lotStatusNames: Readonly<Record<string, string | null>> = names;

/** There are units in it to book with. */
export const isUsable = isOneOf(creditLotStates.usable);

/** Staff withdrew it: no list shows it. */
export const isGone = isOneOf([creditLotState.deleted]);
