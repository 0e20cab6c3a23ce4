import { eq } from 'drizzle-orm';
import { ownExportChart } from '#machines/own-export/chart.ts';
import type { OwnExportContext } from '#machines/own-export/context.ts';
import type { OwnExportEvent } from '#machines/own-export/preparing.ts';
import { ownExports, passwordCredentials } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { exportDelivery, ownExportKind } from '#server/features/own-exports/public.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

const password = 'a walk along the harbour';

/** The chart of somebody's own data as a host of paths: they ask through the API, the product makes the file by its work, and time passes by the timer worker. */
export async function ownExportHost(stage: Stage): Promise<TriedDriver> {
  const { db, services } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  const passwordHash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  let mia: Awaited<ReturnType<typeof aPerson>>;
  let id: string | null;

  return recordDriver<OwnExportContext, OwnExportEvent>(stage, ownExportChart, {
    name: 'The export',
    async start() {
      id = null;
      mia = await aPerson(db, 'Member', 'Mia Turner', { organizationId });
      const credential = { userId: mia.id, passwordHash, changedAt: 0 };
      await db.orm.insert(passwordCredentials).values(credential);
    },
    async attempt(event) {
      const body = { yourPassword: password };
      if (event.type === 'ASK') return ask(stage.as(mia), 'POST', '/profile/export', body);
      const isWork = event.type === 'FINISH' && event.by.role === 'System' && id !== null;
      return asTheProduct(db, async () => {
        if (isWork && (await isOpen())) return exportDelivery(services)({ id }, newId());
        return send(db, ownExportKind, id ?? newId(), event);
      });
    },
    // Whoever asks again gets the one that is being made, or another.
    canTry: ({ type }) => type !== 'ASK',
    accepted({ data }) {
      const asked = data as { readonly export?: { readonly id: string } } | undefined;
      id = asked?.export?.id ?? id;
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    expectedOf: () => (id === null ? answers.absent : null),
  });

  async function rowNow() {
    if (id === null) return null;
    const [row] = await db.orm.select().from(ownExports).where(eq(ownExports.id, id));
    return row ?? null;
  }

  async function isOpen(): Promise<boolean> {
    return (await rowNow())?.status === 'preparing';
  }
}
