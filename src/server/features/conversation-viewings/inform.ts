import { and, eq, or, sql } from 'drizzle-orm';
import type { ConversationViewingContext } from '#machines/conversation-viewing/context.ts';
import type { ConversationViewingEvent } from '#machines/conversation-viewing/viewing.ts';
import type { conversationViewingMachine } from '#machines/conversation-viewing/machine.ts';
import { userState } from '#machines/user/states.gen.ts';
import { formatMoment } from '#domain/time/format.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { conversationSides, users } from '#database/schema/index.ts';
import { mailToSend } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { EffectHandlers } from '#server/records/kind.ts';

/** Whether the organisation of one of two people wants both to be informed, as a condition in SQL. */
export const wantsToInform = (person: unknown, contact: unknown) => sql<boolean>`exists (
  select 1 from organizations o join users u on u.organization_id = o.id
  where u.id in (${person}, ${contact}) and o.informs_of_viewings)`;

/** What the chart of viewings orders. */
export const effects: EffectHandlers<
  typeof conversationViewingMachine,
  ConversationViewingContext,
  null,
  ConversationViewingEvent
> = {
  /** Those of the two who still sign in are written to. Who read, and why, is not theirs to know. */
  async informParticipants({ db, id, after: { context }, at }) {
    const { person, contact } = context;
    if (contact === null) return;
    const letters = (await toInform(db, person, contact)).map(
      ({ recipient, timeZone, locale, other, conversationId }) =>
        mailToSend(
          {
            recipientId: recipient,
            at,
            subject: 'Our team opened one of your conversations',
            text: `Our team opened your conversation with ${other}. They need a reason for that. The reason and every page they open are logged. Your organisation wants you to be informed. Write to us if you have questions.`,
            details: [{ label: 'When', value: formatMoment(at, timeZone, { locale }) }],
            go: { path: '/app/support', label: 'Contact support' },
            calendar: null,
          },
          // Named like all that is written about the conversation, so that it is found when one of the two is erased.
          `messages-${conversationId}-viewing-${id}:${recipient}`,
        ),
    );
    await enqueue(db, letters, at);
  },
};

const toInform = (db: Database, person: string, contact: string) =>
  db.orm
    .select({
      recipient: users.id,
      timeZone: users.timeZone,
      locale: users.locale,
      conversationId: conversationSides.conversationId,
      other: sql<string>`(select c.full_name from users c where c.id = ${conversationSides.contactId})`,
    })
    .from(conversationSides)
    .innerJoin(users, eq(users.id, conversationSides.userId))
    .where(
      and(
        or(
          and(eq(conversationSides.userId, person), eq(conversationSides.contactId, contact)),
          and(eq(conversationSides.userId, contact), eq(conversationSides.contactId, person)),
        ),
        inState(users.status, userState.active),
        wantsToInform(person, contact),
      ),
    );
