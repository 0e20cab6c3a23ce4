import type { ConversationViewingContext } from '#machines/conversation-viewing/context.ts';
import type { MessageContext } from '#machines/message/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const said = 'Shall we move it to Friday?';
const instead = 'Shall we move it to Thursday?';
const readable = ['sent', 'delivered', 'read'];

/** A quarter of an hour to the last millisecond. */
const settles = ({ sentAt }: MessageContext) => (sentAt ?? 0) + 15 * minute + 1;
const taken = ({ text }: MessageContext, { at }: Sent) => ({
  deletedAt: at,
  keptText: text,
  text: '',
});
const gone = (_: MessageContext, { at }: Sent) => ({ deletedAt: at, keptText: null, text: '' });
/** The same at another time. */
const inTime =
  (ahead: number) =>
  (_: MessageContext, { at }: Sent) => ({ sendAt: at + ahead });

/** A message is edited for a quarter of an hour and taken back at any time; what it said is kept for 30 days (domain reference, 11.2). */
export const messageTable: Table<MessageContext> = {
  rows: [
    {
      tried: ['the member sends it'],
      leads: 'new → sent',
      unless: ['mayWrite'],
      orders: ['placeLast'],
      writes: (_, { at }) => ({ text: said, sentAt: at }),
    },
    {
      tried: ['the member sets a time'],
      leads: 'new → scheduled',
      unless: ['mayWrite'],
      even: { 'the next moment': inTime(1), '90 days ahead': inTime(90 * day) },
      never: { 'this moment': inTime(0), 'after 90 days': inTime(90 * day + 1) },
      writes: (_, { sendAt }) => ({ text: said, sendAt: Number(sendAt) }),
    },
    {
      tried: ['due is over'],
      leads: 'scheduled → sent',
      orders: ['placeLast'],
      writes: (_, { at }) => ({ sentAt: at }),
    },
    { tried: ['due is over, when they are not in touch any more'], leads: 'scheduled → unsent' },
    {
      tried: ['the member edits it'],
      leads: 'scheduled → scheduled',
      writes: () => ({ text: instead }),
    },
    ...readable.map((state): Row<MessageContext> => ({
      tried: ['the member edits it', 'the member edits it too late'],
      leads: `${state} → ${state}`,
      until: settles,
      unless: ['mayWrite'],
      writes: (_, { at }) => ({ text: instead, editedAt: at }),
    })),
    ...readable.map((state): Row<MessageContext> => ({
      tried: ['the member deletes it'],
      leads: `${state} → deleted`,
      writes: taken,
    })),
    ...['scheduled', 'unsent'].map((state): Row<MessageContext> => ({
      tried: ['the member deletes it'],
      leads: `${state} → deleted`,
      orders: ['dropFiles'],
      writes: gone,
    })),
    {
      tried: ['the device of the coach hears of it'],
      leads: 'sent → delivered',
      orders: ['markDelivered'],
    },
    ...['sent', 'delivered'].map((state): Row<MessageContext> => ({
      tried: ['the coach reads it'],
      leads: `${state} → read`,
      orders: ['markRead'],
    })),
    { tried: ['the coach reads it'], leads: 'deleted → deleted', orders: ['markRead'] },
    // A second device says the same again.
    ...['delivered', 'read', 'deleted'].map((state): Row<MessageContext> => ({
      tried: ['the device of the coach hears of it'],
      leads: `${state} → ${state}`,
    })),
    { tried: ['the coach reads it'], leads: 'read → read' },
    {
      tried: ['retention is over'],
      leads: 'deleted → deleted',
      orders: ['dropFiles'],
      writes: () => ({ keptText: null }),
    },
  ],
  timers: [
    { delay: 'due', during: ['scheduled'], at: ({ sendAt }) => sendAt ?? 0 },
    { delay: 'retention', during: ['deleted'], lasts: () => 30 * day },
  ],
  moments: ({ sentAt }) => (sentAt === null ? [] : [sentAt + 15 * minute]),
};

/** Staff read for half an hour, with a reason, and every page is counted (domain reference, 11.3). */
export const conversationViewingTable: Table<ConversationViewingContext> = {
  rows: [
    {
      tried: ['staff say whose messages they read'],
      leads: 'new → choosing',
      unless: ['isPersonThere'],
      writes: (_, { at }) => ({
        viewer: 'sam',
        person: 'mia',
        reason: 'A complaint about a message.',
        expiresAt: at + hour / 2,
      }),
    },
    {
      tried: ['staff choose the conversation'],
      leads: 'choosing → reading',
      unless: ['haveWritten'],
      orders: ['informParticipants'],
      writes: () => ({ contact: 'carl' }),
    },
    {
      tried: ['staff open a page of it'],
      leads: 'reading → reading',
      writes: ({ messagesSeen }) => ({ messagesSeen: messagesSeen + 2 }),
    },
    ...['choosing', 'reading'].flatMap((state): Row<ConversationViewingContext>[] => [
      { tried: ['staff end it'], leads: `${state} → ended` },
      { tried: ['expiry is over'], leads: `${state} → expired` },
    ]),
  ],
  timers: [{ delay: 'expiry', during: ['choosing', 'reading'], at: ({ expiresAt }) => expiresAt }],
  beforehand: () => ({ viewer: 'sam', reason: 'Another reason.', person: 'max' }),
};
