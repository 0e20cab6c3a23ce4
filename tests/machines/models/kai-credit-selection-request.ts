import type { SelectionContext } from '#machines/kai-credit-selection-request/context.ts';
import {
  selectionRequestMachine,
  type SelectionEvent,
} from '#machines/kai-credit-selection-request/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon as at, people } from './people.ts';

const { mia, max, sam } = people;

const undecided: SelectionContext = {
  requesterId: mia.id,
  chosenCredit: null,
  comment: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
};

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [name: string, by: Person, event: Bare<SelectionEvent>, refusal?: string];

const used = 'That credit was used in the meantime. Choose another.';
const choice = { type: 'RESOLVE', chosenCredit: 'k1', comment: null } as const;
const reason = 'The programme has no analyses left.';

const tries: readonly Try[] = [
  ['a conversation is submitted', system, { type: 'RAISE' }],
  ['staff submit one', sam, { type: 'RAISE' }, 'isSystem'],
  ['staff choose a credit', sam, choice],
  ['staff choose one that was used', sam, { ...choice, facts: { canPay: used } }, 'canPay'],
  ['the member chooses a credit', mia, choice, 'isStaff'],
  ['staff reject it', sam, { type: 'REJECT', reason }],
  ['the member rejects it', mia, { type: 'REJECT', reason }, 'isStaff'],
  ['the conversation is deleted', mia, { type: 'WITHDRAW' }],
  ['somebody else deletes it', max, { type: 'WITHDRAW' }, 'mayWithdraw'],
];

/** A conversation is submitted, and staff choose the credit that pays for it or reject it, unless it is deleted before. */
export const kaiCreditSelectionRequestModel = modelOf({
  machine: selectionRequestMachine,
  inputs: { 'nobody has submitted it': undecided },
  cases: () =>
    tries.map(([name, by, event, refusal]): Case<SelectionEvent> => ({
      name,
      kind: 'person',
      event: { facts: {}, ...event, by, at },
      refusal,
    })),
  key: () => null,
  invariants: {
    'a credit is chosen exactly where it is resolved': ({ value, context: { chosenCredit } }) =>
      (value === 'resolved') === (chosenCredit !== null),
  },
});
