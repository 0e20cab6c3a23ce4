import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import type { ConversationViewingContext } from './context.ts';
import * as viewing from './viewing.ts';

/** Staff read a conversation: with a reason, for a while, and every page that they open is written down. */
export const conversationViewingMachine = setup({
  types: {
    context: {} as ConversationViewingContext,
    input: {} as ConversationViewingContext,
    events: {} as viewing.ConversationViewingEvent,
    /** `open`: it is not over. `readable`: there is a conversation to be read. */
    tags: {} as 'open' | 'readable' | 'terminal',
  },
  guards: { ...viewing.guards, ...questionGuards(viewing.viewingQuestions) },
  actions: {
    ...stampActions<ConversationViewingContext, viewing.ConversationViewingEvent>()(viewing.stamps),
    ...effects('informParticipants'),
  },
  delays: viewing.delays,
}).createMachine({
  id: 'conversation-viewing',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has said why they need to read anything.',
      on: { OPEN: viewing.opening },
    },
    choosing: {
      description: 'The viewer sees whom the person writes to, and nothing of what is said.',
      tags: ['open'],
      on: { CHOOSE: viewing.choosing, END: viewing.ending },
      after: { expiry: 'expired' },
    },
    reading: {
      description: 'The viewer reads the conversation and can change nothing in it.',
      tags: ['open', 'readable'],
      on: { LOOK: viewing.looking, END: viewing.ending },
      after: { expiry: 'expired' },
    },
    ended: { description: 'The viewer has ended it. Its link shows nothing more.', type: 'final' },
    expired: {
      description: 'Its {viewingLasts} are over. Its link shows nothing more.',
      type: 'final',
    },
  },
});
