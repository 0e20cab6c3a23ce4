import type { MessageContext } from '#machines/message/context.ts';
import { messageChart } from '#machines/message/chart.ts';
import { messageState, messageStates, type MessageState } from '#machines/message/states.gen.ts';
import type { MessageSendingContext } from '#machines/message-sending/setup.ts';
import { availableEvents } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { isOneOf } from '#machines/states.ts';
import { readerOf, samplePerson } from '#web/charts/sample/sample-people.ts';
import type { SamplePage, SampleScene, SampleState } from '#web/charts/sample/sample-page.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';
import type { Conversation, ConversationSummary } from './conversation-records.ts';
import type { Message, Stretch } from './use-messages.ts';

const isPlaced = isOneOf(messageStates.placed);
const known: readonly string[] = messageStates.all;
const isState = (status: string): status is MessageState => known.includes(status);

const member = { ...samplePerson('mia'), role: 'Member' as const };
const coach = { ...samplePerson('carl'), role: 'Coach' as const };

/** What was said before. */
function earlier({ moment, shift }: SampleScene): Message {
  const at = new Date(moment.now + shift - 90_000_000).toISOString();
  return {
    id: 'm1',
    version: 2,
    status: 'read',
    position: 1,
    senderId: coach.id,
    text: 'Good to see you yesterday. How did the *difficult* conversation go?',
    files: [],
    sentAt: at,
    sendAt: null,
    editedAt: null,
    updatedAt: at,
    availableEvents: [],
  };
}

const conversation = (of: Partial<Conversation>, as: SampleScene['as']): Conversation => ({
  contact: as === 'coach' ? member : coach,
  obstacle: null,
  isBlocked: false,
  mayBlock: true,
  showsPresence: false,
  isArchived: false,
  isMarkedUnread: false,
  draft: '',
  readTo: 2,
  lastPosition: 2,
  theirs: { deliveredTo: 1, readTo: 1 },
  ahead: [],
  ...of,
});

const stretchOf = (messages: Message[]): Stretch => ({
  messages,
  hasOlder: false,
  hasNewer: false,
  firstUnread: null,
});

const addressOf = (as: SampleScene['as']): string =>
  `/app/conversations/contacts/${as === 'coach' ? member.id : coach.id}`;

const messagePage: SamplePage = {
  machine: messageChart.name,
  key: 'conversation',
  title: 'Conversation',
  show(scene) {
    const { as, moment, shift } = scene;
    if (as === 'staff') return null;
    const row = rowOf<MessageContext>(messageChart, moment.snapshot);
    const { status, context } = row;
    const address = addressOf(as);
    if (!isState(status))
      return {
        address,
        answers: {
          'GET /conversations/contacts/{contact}': conversation({}, as),
          'GET /conversations/contacts/{contact}/messages': stretchOf([earlier(scene)]),
        },
      };
    const at = (instant: number | null) =>
      instant === null ? null : new Date(instant + shift).toISOString();
    const { id, role } = readerOf(as);
    const message: Message = {
      id: 'm2',
      version: 3,
      status,
      position: isPlaced(status) ? 2 : null,
      senderId: member.id,
      text: context.text,
      files: [],
      sentAt: at(context.sentAt),
      sendAt: at(context.sendAt),
      editedAt: at(context.editedAt),
      updatedAt: new Date(moment.now + shift).toISOString(),
      availableEvents:
        as === 'member'
          ? availableEvents(messageChart, row, { by: { id, role }, at: moment.now })
          : [],
    };
    const mark = status === messageState.read ? 2 : 1;
    const isAhead = !isPlaced(status);
    return {
      address,
      answers: {
        'GET /conversations/contacts/{contact}': conversation(
          {
            theirs: { deliveredTo: isPlaced(status) ? 2 : 1, readTo: mark },
            ahead: isAhead && as === 'member' ? [message] : [],
          },
          as,
        ),
        'GET /conversations/contacts/{contact}/messages': stretchOf([
          earlier(scene),
          ...(isAhead ? [] : [message]),
        ]),
      },
    };
  },
};

const listPage: SamplePage = {
  machine: messageChart.name,
  key: 'messages',
  title: 'Messages',
  show(scene) {
    const { as, moment, shift } = scene;
    if (as === 'staff') return null;
    const { status, context } = rowOf<MessageContext>(messageChart, moment.snapshot);
    if (!isPlaced(status)) return null;
    const isSender = as === 'member';
    const summary: ConversationSummary = {
      contact: isSender ? coach : member,
      excerpt: context.deletedAt === null ? context.text : null,
      isOwn: isSender,
      at: new Date(moment.now + shift).toISOString(),
      unread: 0,
      isMarkedUnread: false,
      isArchived: false,
      hasDraft: false,
    };
    return {
      address: '/app/conversations',
      answers: { 'GET /conversations': samplePageOf([summary]), 'GET /conversation/filter': [] },
    };
  },
};

const sendingPage: SamplePage = {
  machine: 'message-sending',
  key: 'conversation',
  title: 'Conversation',
  show(scene) {
    const { as, moment } = scene;
    if (as === 'staff') return null;
    const { value } = moment.snapshot as SampleState;
    const context = moment.snapshot.context as MessageSendingContext;
    const reason = context.reason === null ? null : new Error('You can’t message Carl any more.');
    return {
      address: addressOf(as),
      answers: {
        'GET /conversations/contacts/{contact}': conversation({}, as),
        'GET /conversations/contacts/{contact}/messages': stretchOf([earlier(scene)]),
      },
      conductors: { messageSending: { value, context: { ...context, reason } } },
    };
  },
};

export const samplePages: readonly SamplePage[] = [messagePage, listPage, sendingPage];
