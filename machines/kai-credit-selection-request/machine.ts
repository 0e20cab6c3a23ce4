import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { SentOf } from '../verbs.ts';
import type { SelectionContext } from './context.ts';
import * as deciding from './deciding.ts';

export type SelectionEvent = SentOf<typeof deciding.verbs & typeof deciding.reports>;

/** What only the server can tell. */
export const selectionQuestions = {
  canPay: { field: 'chosenCredit', kind: 'payload' },
} as const;

/** Which credit pays for a conversation, where staff have to say so (domain reference, 5.8). */
export const selectionRequestMachine = setup({
  types: {
    context: {} as SelectionContext,
    input: {} as SelectionContext,
    events: {} as SelectionEvent,
  },
  guards: { ...deciding.guards, ...questionGuards(selectionQuestions) },
  actions: {
    ...stampActions<SelectionContext, SelectionEvent>()(deciding.stamps),
    ...effects('holdCredit', 'refuseCredit'),
  },
}).createMachine({
  id: 'kai-credit-selection-request',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has submitted the conversation yet.',
      on: { RAISE: deciding.raising },
    },
    open: {
      description: 'Staff have to choose the credit that pays; the conversation waits.',
      on: {
        RESOLVE: deciding.resolving,
        REJECT: deciding.rejecting,
        WITHDRAW: deciding.withdrawing,
      },
    },
    resolved: {
      description: 'A credit is reserved, and the conversation is analysed.',
      type: 'final',
    },
    rejected: {
      description: 'There is no credit; the member has read why.',
      type: 'final',
    },
    withdrawn: { description: 'The conversation is not there any more.', type: 'final' },
  },
});
