import { eq } from 'drizzle-orm';
import { conversationViewings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { conversationViewingChart } from '#machines/conversation-viewing/chart.ts';
import type { ConversationViewingContext } from '#machines/conversation-viewing/context.ts';
import type { ConversationViewingEvent } from '#machines/conversation-viewing/viewing.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { aPair } from './message-host.ts';
import { answers } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The chart of conversation viewing behind the API, as a host of paths. */
export async function conversationViewingHost(stage: Stage): Promise<TriedDriver> {
  const { db } = stage;
  const { mia, carl } = await aPair(stage);
  const people: Readonly<Record<string, typeof mia>> = {
    mia,
    carl,
    max: await aPerson(db, 'Member', 'Max Berg', { organizationId: mia.organizationId }),
    sam: await aPerson(db, 'Admin', 'Sam Reed'),
  };
  const idOf = (name: string | undefined) => people[name ?? '']?.id ?? newId();
  await ask(stage.as(mia), 'POST', `/conversations/contacts/${carl.id}/messages`, {
    text: 'Shall we move it to Friday?',
    idempotencyKey: newId(),
  });
  let id: string | null;

  const rowNow = async () => {
    if (id === null) return null;
    const [row] = await db.orm
      .select()
      .from(conversationViewings)
      .where(eq(conversationViewings.id, id));
    return row ?? null;
  };

  return recordDriver<ConversationViewingContext, ConversationViewingEvent>(
    stage,
    conversationViewingChart,
    {
      name: 'The viewing',
      async start() {
        id = null;
      },
      async attempt(event) {
        const caller = stage.as(people[event.by.id] ?? null);
        const idempotencyKey = newId();
        if (event.type === 'OPEN') {
          const { reason } = event;
          const body = { person: idOf(event.person), reason, idempotencyKey };
          return ask(caller, 'POST', '/conversation-viewings', body);
        }
        const path = `/conversation-viewings/${id ?? newId()}`;
        if (event.type === 'LOOK') return ask(caller, 'POST', `${path}/pages`, {});
        const payload = event.type === 'CHOOSE' ? { contact: idOf(event.contact) } : {};
        const version = (await rowNow())?.version ?? 1;
        const body = { type: event.type, payload, version, idempotencyKey };
        return ask(caller, 'POST', `${path}/events`, body);
      },
      // Whoever begins again begins another one.
      canTry: ({ type }) => type !== 'OPEN',
      accepted({ data }) {
        id ??= (data as { readonly id: string }).id;
      },
      statusNow: async () => (await rowNow())?.status ?? 'new',
      expectedOf({ type, by }) {
        if (by.id === 'max') return answers.forbidden;
        return id === null && type !== 'OPEN' ? answers.absent : null;
      },
      isThere: () => id !== null,
    },
  );
}
