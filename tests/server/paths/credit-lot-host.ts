import { eq } from 'drizzle-orm';
import { creditLots } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { CreditLotContext, CreditLotEvent } from '#machines/credit-lot/machine.ts';
import { allocate, creditLotKind, payingLots } from '#server/features/session-credits/public.ts';
import { send } from '#server/records/send.ts';
import type { Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';
import { answers, asTheProduct, type Answer } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The chart of lots behind the command kernel, as a host of paths: a lot is drawn from a pool, and told of what bookings and the clock do to it. */
export function creditLotHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let world: Awaited<ReturnType<typeof aPool>>;
  let id: string | null;

  const aPool = ({ expiresAt }: CreditLotContext) =>
    aWorld(db, {
      people: { mia: { role: 'Member', name: 'Mia Turner' } },
      sessions: { coaching: {} },
      lots: { pool: { session: 'coaching', holder: 'pool', units: 5, expiresAt } },
    });

  const issue = (at: number): Promise<Answer> =>
    asTheProduct(db, async () => {
      const holder = { type: 'member', id: world.people.mia.id } as const;
      const [pool] = await payingLots(db, holder, { lotId: world.lots.pool });
      if (!pool) throw new Error('There is no pool to draw from');
      id = await allocate(db, pool, holder.id, 1, {
        machine: 'booking',
        entityId: newId(),
        event: 'CONFIRM',
        eventId: newId(),
        actorId: null,
        at,
      });
    });

  return recordDriver<CreditLotContext, CreditLotEvent>(stage, creditLotChart, {
    name: 'The lot',
    async start(input) {
      id = null;
      world = await aPool(input);
    },
    attempt: (event) =>
      event.type === 'ISSUE' && event.by.role === 'System' && id === null
        ? issue(event.at)
        : asTheProduct(db, () => send(db, creditLotKind, id ?? newId(), event)),
    async statusNow() {
      if (id === null) return 'new';
      const [row] = await db.orm.select().from(creditLots).where(eq(creditLots.id, id));
      return row?.status ?? 'new';
    },
    expectedOf: () => (id === null ? answers.absent : null),
  });
}
