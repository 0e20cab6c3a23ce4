import { eq } from 'drizzle-orm';
import { creditLots } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { CreditLotContext, CreditLotEvent } from '#machines/credit-lot/machine.ts';
import {
  allocate,
  creditLotKind,
  issueToPool,
  payingLots,
} from '#server/features/session-credits/public.ts';
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
      people: {
        mia: { role: 'Member', name: 'Mia Turner' },
        sam: { role: 'Admin', name: 'Sam Grant' },
      },
      sessions: { coaching: {} },
      lots: { pool: { session: 'coaching', holder: 'pool', units: 5, expiresAt } },
    });

  /** What staff would write down to issue a lot like the pool that is there. */
  const poolLike = async () => {
    const [pool] = await db.orm.select().from(creditLots).where(eq(creditLots.id, world.lots.pool));
    if (!pool) throw new Error('There is no pool');
    const { programmeId, sessionOptionId, expiresAt } = pool;
    return {
      programmeId,
      sessionOptionId,
      quantity: 1,
      expiresAt,
      source: 'contract' as const,
      reason: null,
    };
  };

  const issue = (by: Person, at: number): Promise<Answer> =>
    asTheProduct(db, async () => {
      if (isStaff(by)) {
        id = await issueToPool(db, world.people.sam, await poolLike(), at);
        return;
      }
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
      event.type === 'ISSUE' && (event.by.role === 'System' || isStaff(event.by)) && id === null
        ? issue(event.by, event.at)
        : asTheProduct(db, () => send(db, creditLotKind, id ?? newId(), event)),
    async statusNow() {
      if (id === null) return 'new';
      const [row] = await db.orm.select().from(creditLots).where(eq(creditLots.id, id));
      return row?.status ?? 'new';
    },
    expectedOf: () => (id === null ? answers.absent : null),
  });
}
