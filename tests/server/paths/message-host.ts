import { eq } from 'drizzle-orm';
import { coachPermissions, messageBlocks, messages } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { messageChart } from '#machines/message/chart.ts';
import type { MessageContext } from '#machines/message/context.ts';
import type { MessageEvent } from '#machines/message/writing.ts';
import { messageColumns, messageKind } from '#server/features/messages/kind.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** A member and a coach who may write to each other. */
export async function aPair(stage: Stage) {
  const { db } = stage;
  const organizationId = await anOrganisation(db, `Harbour ${newId().slice(-6)}`);
  const mia = await aPerson(db, 'Member', 'Mia Turner', { organizationId });
  const carl = await aPerson(db, 'Coach', 'Carl Okoro');
  await db.orm.insert(coachPermissions).values({
    id: newId(),
    status: 'active',
    coach: carl.id,
    scope: 'member',
    subject: mia.id,
    canBook: true,
    canReadNotes: false,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return { mia, carl };
}

/** The chart of messages behind the API, as a host of paths: people write and change them there, marks move by the kernel, and time passes by the timer worker. */
export async function messageHost(stage: Stage): Promise<TriedDriver> {
  const { db } = stage;
  const people: Readonly<Record<string, Awaited<ReturnType<typeof aPerson>>>> = await aPair(stage);
  const idOf = (name: string) => people[name]?.id ?? '';
  let id: string | null;

  const rowNow = async () => {
    if (id === null) return null;
    const [row] = await db.orm.select(messageColumns).from(messages).where(eq(messages.id, id));
    return row ?? null;
  };
  const part = () =>
    db.orm
      .insert(messageBlocks)
      .values({ blockerId: idOf('carl'), blockedId: idOf('mia'), at: seededAt })
      .onConflictDoNothing();

  const driver = recordDriver<MessageContext, MessageEvent>(stage, messageChart, {
    name: 'The message',
    async start() {
      id = null;
    },
    async attempt(event) {
      const { type, by, at, facts: _, ...payload } = event;
      const caller = stage.as(people[by.id] ?? null);
      const idempotencyKey = newId();
      const person = { id: idOf(by.id), role: by.role };
      if (type === 'DELIVER' || type === 'READ')
        return asTheProduct(db, () =>
          send(db, messageKind, id ?? newId(), { type, by: person, at }),
        );
      if (type === 'SEND' || type === 'SCHEDULE') {
        const sendAt = type === 'SCHEDULE' ? new Date(event.sendAt).toISOString() : null;
        const body = { text: event.text, sendAt, idempotencyKey };
        return ask(caller, 'POST', `/conversations/contacts/${idOf('carl')}/messages`, body);
      }
      const version = (await rowNow())?.version ?? 1;
      return ask(caller, 'POST', `/messages/${id ?? newId()}/events`, {
        type,
        payload,
        version,
        idempotencyKey,
      });
    },
    // Whoever writes again sends another one.
    canTry: ({ type }) => type !== 'SEND' && type !== 'SCHEDULE',
    async arrange({ facts }) {
      if (facts?.['mayWrite']) await part();
    },
    accepted({ data }) {
      id ??= (data as { readonly id: string } | undefined)?.id ?? null;
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf({ type, by }) {
      if (type === 'SEND' || type === 'SCHEDULE') return null;
      const row = await rowNow();
      if (row === null) return answers.absent;
      // What was not sent is its writer's alone.
      const isByKernel = type === 'DELIVER' || type === 'READ';
      return row.position === null && by.id === 'carl' && !isByKernel ? answers.absent : null;
    },
    isThere: () => id !== null,
  });
  return {
    ...driver,
    async happens(step) {
      const { facts } = step.event as { readonly facts?: { readonly mayWrite?: string } };
      if (facts?.mayWrite) await part();
      await driver.happens(step);
      await db.orm.delete(messageBlocks);
    },
  };
}
