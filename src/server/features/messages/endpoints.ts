import { and, eq, or } from 'drizzle-orm';
import { reports, verbs } from '#machines/message/writing.ts';
import { historiesOf } from '#machines/verbs.ts';
import { messageNames } from '#contract/messages/messages.ts';
import type { Database } from '#database/database.ts';
import { messages } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only } from '#server/http/policy.ts';
import { describedBy } from '#server/records/history.ts';
import { readerOf, recordBindings } from '#server/records/record-bindings.ts';
import { sendOnce } from '#server/records/send-once.ts';
import { openAttachment } from './attachments.ts';
import {
  block,
  changeSide,
  deliverAll,
  openConversation,
  readUpTo,
  writeMessage,
} from './commands.ts';
import { contactFor, findContacts } from './contacts.ts';
import { conversationWith, messagesIn } from './conversation.ts';
import { findMessages } from './found.ts';
import { messageColumns, messageKind } from './kind.ts';
import { listConversations, unreadOf } from './list.ts';
import { presentMessages, type MessageAnswer } from './present.ts';
import { sendSign } from './signs.ts';

const policy = only('everyoneButAdmins');

/** A message that the reader wrote, or was sent; what lies ahead is its writer's alone. */
async function messageOf(
  db: Database,
  id: string,
  reader: ReturnType<typeof readerOf>,
): Promise<MessageAnswer> {
  const { sender, recipient } = messages;
  const [row] = await db.orm
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.id, id), or(eq(sender, reader.by.id), eq(recipient, reader.by.id))));
  if (!row || (row.position === null && row.sender !== reader.by.id)) throw refuse.notFound();
  const [presented] = await presentMessages(db, [row], reader);
  if (!presented) throw refuse.notFound();
  return presented;
}

export const messageBindings = recordBindings(messageNames, {
  policy,
  sorts: [],
  machine: messageKind.chart.name,
  describe: describedBy({ ...historiesOf(reports), ...historiesOf(verbs) }),
  show: (call) => messageOf(call.services.db, call.params['message'] ?? '', readerOf(call)),
  async send(call, { idempotencyKey, ...command }) {
    const { db } = call.services;
    const id = call.params['message'] ?? '';
    const reader = readerOf(call);
    await sendOnce(
      db,
      messageKind,
      id,
      command,
      { ...reader, idempotencyKey },
      {
        endpoint: 'POST /messages/{message}/events',
        look: () => messageOf(db, id, reader),
      },
    );
  },
});

export const attachmentBindings = bind('GET /messages/{message}/files/{attachment}', {
  policy,
  needs: ['files'],
  async handle({ params, principal, services: { db, files } }) {
    const asked = { ...params, reader: principal.id };
    const { file, content } = await openAttachment({ db, files }, asked);
    return { content, mediaType: file.mediaType, name: file.name };
  },
});

export const conversationBindings = {
  ...bind('GET /conversations', {
    policy,
    handle: ({ principal, query, services: { db } }) => listConversations(db, principal.id, query),
  }),
  ...bind('GET /conversation/filter', {
    policy,
    handle: () => [
      { propertyName: 'when', order: 'Descending' as const },
      { propertyName: 'when', order: 'Ascending' as const },
    ],
  }),
  ...bind('GET /conversations/unread', {
    policy,
    handle: ({ principal, services: { db } }) => unreadOf(db, principal.id),
  }),
  ...bind('GET /conversations/contacts', {
    policy,
    handle: async ({ principal, query, now, services: { db } }) =>
      findContacts(db, principal, query.search, now),
  }),
  ...bind('GET /conversations/found', {
    policy,
    handle: ({ principal, query, services: { db } }) =>
      findMessages(db, principal.id, query.search),
  }),
  ...bind('GET /conversations/contacts/{contact}', {
    policy,
    handle: ({ principal, params, now, services: { db } }) =>
      conversationWith(db, principal, params.contact, readerOf({ principal, now })),
  }),
  ...bind('GET /conversations/contacts/{contact}/messages', {
    policy,
    handle: ({ principal, params, query, now, services: { db } }) => {
      const { changedSince, ...places } = query;
      const window = {
        ...places,
        ...(changedSince !== undefined && { changedSince: Date.parse(changedSince) }),
      };
      return messagesIn(db, principal, params.contact, window, readerOf({ principal, now }));
    },
  }),
  ...bind('POST /conversations/contacts/{contact}/messages', {
    policy,
    async handle({ principal, params, body, now, services: { db } }) {
      const reader = readerOf({ principal, now });
      const { text, files, sendAt, idempotencyKey } = body;
      const id = await writeMessage(
        db,
        {
          contactId: params.contact,
          text,
          files,
          sendAt: sendAt ? Date.parse(sendAt) : null,
          idempotencyKey,
        },
        reader,
      );
      return messageOf(db, id, reader);
    },
  }),
  ...bind('POST /conversations/contacts/{contact}/marks', {
    policy,
    handle: ({ principal, params, body, now, services: { db } }) =>
      readUpTo(db, params.contact, body.readTo, readerOf({ principal, now })),
  }),
  ...bind('POST /conversations/deliveries', {
    policy,
    handle: ({ principal, now, services: { db } }) => deliverAll(db, readerOf({ principal, now })),
  }),
  ...bind('POST /conversations/contacts/{contact}/standing', {
    policy,
    handle: ({ principal, params, body: { archived, unread }, now, services: { db } }) =>
      changeSide(db, principal.id, params.contact, {
        ...(archived !== undefined && { archivedAt: archived ? now : null }),
        ...(unread !== undefined && { isMarkedUnread: unread }),
      }),
  }),
  ...bind('POST /conversations/contacts/{contact}/draft', {
    policy,
    async handle({ principal, params, body, now, services: { db } }) {
      await contactFor(db, principal, params.contact, now);
      await db.transaction(async () => {
        await openConversation(db, principal.id, params.contact, now);
        await changeSide(db, principal.id, params.contact, { draft: body.text, draftedAt: now });
      });
    },
  }),
  ...bind('POST /conversations/contacts/{contact}/sign', {
    policy,
    handle: ({
      principal,
      params: { contact: contactId },
      body: { typing },
      now,
      services: { db },
    }) => sendSign(db, principal, { contactId, typing, now }),
  }),
  ...bind('POST /conversations/contacts/{contact}/block', {
    policy,
    async handle({ principal, params, body, now: at, services: { db } }) {
      const { role } = await contactFor(db, principal, params.contact, at);
      if (role === 'SuperAdmin' && body.blocked)
        throw refuse.invalid({ blocked: 'You can’t block our team.' });
      await block(db, { blockerId: principal.id, blockedId: params.contact, at }, body.blocked);
    },
  }),
};
