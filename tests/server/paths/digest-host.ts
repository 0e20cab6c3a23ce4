import { desc, eq } from 'drizzle-orm';
import { digestChart } from '#machines/digest/chart.ts';
import type { DigestContext } from '#machines/digest/context.ts';
import type { DigestEvent } from '#machines/digest/collecting.ts';
import { digestLines, digests } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { collect, digestDelivery, digestKind } from '#server/features/digests/public.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The chart of digests as a host of paths: what happens is collected, whoever it is for chooses their times through the API, and the mail goes out by the work of the outbox. */
export async function digestHost(stage: Stage, mailer: Mailer): Promise<TriedDriver> {
  const { db, services } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  let mia: Awaited<ReturnType<typeof aPerson>>;

  const latest = async () => {
    const [row] = await db.orm
      .select()
      .from(digests)
      .where(eq(digests.recipientId, mia.id))
      .orderBy(desc(digests.createdAt), desc(digests.id))
      .limit(1);
    return row ?? null;
  };
  const happened = (at: number) =>
    collect(
      db,
      [
        {
          recipient: {
            id: mia.id,
            timeZone: 'Europe/London',
            rhythm: { digestEvery: 'day', quietHours: null },
          },
          type: 'UserRestored',
          text: 'Your account is active again.',
          entity: 'user',
          entityId: mia.id,
        },
      ],
      at,
    );
  const choose = (digestEvery: string) =>
    ask(stage.as(mia), 'POST', '/profile/mail-settings', { digestEvery });
  const deliver = (id: string) => digestDelivery({ ...services, mailer })({ id }, newId());

  return recordDriver<DigestContext, DigestEvent>(stage, digestChart, {
    name: 'The digest',
    async start() {
      mia = await aPerson(db, 'Member', 'Mia Turner', { organizationId });
    },
    async attempt(event) {
      const { type, by, at } = event;
      const row = await latest();
      if (row === null && type === 'COLLECT' && by.role === 'System')
        return asTheProduct(db, () => happened(at));
      if (by.role === 'System' && row?.status === 'collecting') {
        if (type === 'MOVE') return choose('week');
        if (type === 'STOP') return choose('never');
      }
      if (by.role === 'System' && row?.status === 'sending') {
        if (type === 'FINISH') return asTheProduct(db, () => deliver(row.id));
        if (type === 'DROP')
          return asTheProduct(db, async () => {
            await db.orm.delete(digestLines).where(eq(digestLines.recipientId, mia.id));
            await deliver(row.id);
          });
      }
      return asTheProduct(db, () => send(db, digestKind, row?.id ?? newId(), event));
    },
    statusNow: async () => (await latest())?.status ?? 'new',
    expectedOf: async () => ((await latest()) === null ? answers.absent : null),
  });
}
