import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { MessageContext } from './context.ts';
import * as writing from './writing.ts';

/** A message from one person to another. A mark of the recipient says of all messages at once how far they have come and been read. */
export const messageMachine = setup({
  types: {
    context: {} as MessageContext,
    input: {} as MessageContext,
    events: {} as writing.MessageEvent,
    /** `readable`: both see what it says. `placed`: it has its place in the conversation. */
    tags: {} as 'readable' | 'placed',
  },
  guards: { ...writing.guards, ...questionGuards(writing.messageQuestions) },
  actions: {
    ...stampActions<MessageContext, writing.MessageEvent>()(writing.stamps),
    ...effects('placeLast', 'markDelivered', 'markRead', 'dropFiles'),
  },
  delays: writing.delays,
}).createMachine({
  id: 'message',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has sent it.',
      on: { SEND: writing.sending, SCHEDULE: writing.scheduling },
    },
    scheduled: {
      description: 'It is written, and is sent when its time comes. Only whoever wrote it sees it.',
      on: { EDIT: writing.rewriting, DELETE: writing.withdrawing },
      after: { due: writing.falling },
    },
    sent: {
      description: 'It stands in the conversation. No device of the recipient has heard of it.',
      tags: ['readable', 'placed'],
      on: {
        DELIVER: writing.delivering,
        READ: writing.reading,
        EDIT: writing.editing,
        DELETE: writing.deleting,
      },
    },
    delivered: {
      description: 'A device of the recipient has heard of it.',
      tags: ['readable', 'placed'],
      on: {
        DELIVER: writing.repeating,
        READ: writing.reading,
        EDIT: writing.editing,
        DELETE: writing.deleting,
      },
    },
    read: {
      description: 'The recipient has seen it.',
      tags: ['readable', 'placed'],
      on: {
        DELIVER: writing.repeating,
        READ: writing.repeating,
        EDIT: writing.editing,
        DELETE: writing.deleting,
      },
    },
    deleted: {
      description:
        'It says “Message deleted”. What it said and what came with it is kept for {retention}, then it is gone.',
      tags: ['placed'],
      on: { DELIVER: writing.repeating, READ: writing.passing },
      after: { retention: writing.forgetting },
    },
    unsent: {
      description: 'When its time came the two were not in touch any more, so it was not sent.',
      on: { DELETE: writing.withdrawing },
    },
  },
});
