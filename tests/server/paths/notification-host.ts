import { eq } from 'drizzle-orm';
import { notificationChart } from '#machines/notification/chart.ts';
import type { NotificationContext } from '#machines/notification/context.ts';
import type { NotificationEvent } from '#machines/notification/acting.ts';
import { notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { notificationKind } from '#server/features/notifications/public.ts';
import { create, send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The chart of notifications behind the API, as a host of paths: whoever it is for reads it there, and the product does the rest by the kernel. */
export async function notificationHost(stage: Stage): Promise<TriedDriver> {
  const { db } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  let mia: Awaited<ReturnType<typeof aPerson>>;
  let id: string | null;

  const rowNow = async () => {
    if (id === null) return null;
    const [row] = await db.orm.select().from(notifications).where(eq(notifications.id, id));
    return row ?? null;
  };

  async function notify(event: NotificationEvent): Promise<void> {
    const mine = newId(event.at);
    const context: NotificationContext = {
      recipientId: mia.id,
      text: '',
      link: '',
      actionedAt: null,
      actionedBy: null,
    };
    await create(db, notificationKind, {
      id: mine,
      context,
      event,
      async insert({ context: { text, link } }) {
        await db.orm.insert(notifications).values({
          id: mine,
          type: 'ProgrammeResourcesAdded',
          recipientId: mia.id,
          organizationId,
          text,
          link,
          entity: 'programme',
          groupKey: mine,
          createdAt: event.at,
        });
        return null;
      },
    });
    id = mine;
  }

  return recordDriver<NotificationContext, NotificationEvent>(stage, notificationChart, {
    name: 'The notification',
    async start() {
      id = null;
      mia = await aPerson(db, 'Member', 'Mia Turner', { organizationId });
    },
    async attempt(event) {
      const { type, by, at } = event;
      if (type === 'ACTION' && by.id === 'mia')
        return ask(stage.as(mia), 'POST', `/notification/${id ?? newId()}/action`);
      const person = by.id === 'mia' ? { id: mia.id, role: by.role } : by;
      const sent = { ...event, by: person, at };
      return asTheProduct(db, () =>
        type === 'NOTIFY' && id === null
          ? notify(sent)
          : send(db, notificationKind, id ?? newId(), sent),
      );
    },
    // What happens again brings another one.
    canTry: ({ type }) => type !== 'NOTIFY',
    async statusNow() {
      if (id === null) return 'new';
      const row = await rowNow();
      if (row === null) return 'withdrawn';
      return row.actioned ? 'actioned' : 'unactioned';
    },
    async expectedOf({ type }) {
      if (id === null && type === 'NOTIFY') return null;
      return (await rowNow()) === null ? answers.absent : null;
    },
    isThere: () => id !== null,
  });
}
