import {
  viewingLasts,
  type ConversationViewingContext,
} from '#machines/conversation-viewing/context.ts';
import { conversationViewingMachine } from '#machines/conversation-viewing/machine.ts';
import type { ConversationViewingEvent } from '#machines/conversation-viewing/viewing.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon as at, people } from './people.ts';

const { mia, carl, max, sam } = people;

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [
  name: string,
  by: Person,
  event: Bare<ConversationViewingEvent>,
  refusal?: string,
];

const reason = 'A complaint about a message.';
const page = { from: 1, to: 2, messages: 2 };
const tries: readonly Try[] = [
  ['staff say whose messages they read', sam, { type: 'OPEN', person: mia.id, reason }],
  [
    'a member wants to read somebody’s messages',
    max,
    { type: 'OPEN', person: mia.id, reason },
    'isStaff',
  ],
  [
    'staff name somebody who is not there',
    sam,
    { type: 'OPEN', person: 'nobody', reason, facts: { isPersonThere: 'Choose a person.' } },
    'isPersonThere',
  ],
  ['staff choose the conversation', sam, { type: 'CHOOSE', contact: carl.id }],
  [
    'staff choose somebody who never wrote',
    sam,
    {
      type: 'CHOOSE',
      contact: max.id,
      facts: { haveWritten: 'The two have not written to each other.' },
    },
    'haveWritten',
  ],
  ['somebody else chooses', max, { type: 'CHOOSE', contact: carl.id }, 'isViewer'],
  ['staff open a page of it', sam, { type: 'LOOK', ...page }],
  ['somebody else opens a page of it', max, { type: 'LOOK', ...page }, 'isViewer'],
  ['staff end it', sam, { type: 'END' }],
  ['somebody else ends it', max, { type: 'END' }, 'isViewer'],
];

/** Somebody of staff reads a conversation for a reason, until they end it or its time is over. */
export const conversationViewingModel = modelOf({
  machine: conversationViewingMachine,
  inputs: {
    'nobody reads': {
      viewer: sam.id,
      person: mia.id,
      contact: null,
      reason,
      expiresAt: at + viewingLasts,
      messagesSeen: 0,
    } satisfies ConversationViewingContext,
  },
  cases: () =>
    tries.map(([name, by, event, refusal]): Case<ConversationViewingEvent> => ({
      name,
      kind: 'person',
      event: { facts: {}, ...event, by, at },
      refusal,
    })),
  ring: () => [{ stamp: { by: system, at: at + viewingLasts } }],
  key: ({ context: { contact, messagesSeen } }) => [contact, Math.min(messagesSeen, 1)],
  invariants: {
    'whoever reads has chosen what': (run) =>
      !run.hasTag('readable') || run.context.contact !== null,
    'there is always a reason': (run) => run.context.reason !== '',
  },
});
