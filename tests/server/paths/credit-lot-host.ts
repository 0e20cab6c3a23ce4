import { and, eq, gt, inArray } from 'drizzle-orm';
import { creditLots, ledgerAccounts } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { isStaff } from '#machines/person.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { CreditLotEvent } from '#machines/credit-lot/capabilities.ts';
import type { CreditLotContext } from '#machines/credit-lot/context.ts';
import {
  allocateFrom,
  book,
  creditLotKind,
  issueLot,
  type Account,
  type Transfer,
  purposeOf,
} from '#server/features/session-credits/public.ts';
import { send } from '#server/records/send.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';
import { answers, asTheProduct, type Answer } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

type Of<Type> = Extract<CreditLotEvent, { type: Type }>;

const sentByStaff: readonly string[] = ['UPDATE', 'DEALLOCATE', 'DELETE'];

/** The chart of lots behind the API, as a host of paths: staff send what people may, and the ledger moves with what bookings and the clock tell it. */
export function creditLotHost(stage: Stage): TriedDriver {
  const { db, clock } = stage;
  let world: Awaited<ReturnType<typeof aPool>>;
  let input: CreditLotContext;
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

  const rowOf = async (lotId: string | null) => {
    if (lotId === null) return undefined;
    const [row] = await db.orm.select().from(creditLots).where(eq(creditLots.id, lotId));
    return row;
  };

  /** A lot like the pool that is there; what is allocated goes into an empty one of Mia's. */
  const newLot = async (
    holderType: 'member' | 'pool',
    { quantity, at, units = 0 }: { quantity: number; at: number; units?: number },
  ): Promise<string> => {
    const pool = await rowOf(world.lots.pool);
    if (!pool) throw new Error('There is no pool');
    const { organizationId, programmeId, expiresAt, effectiveAt } = pool;
    const lot = { id: newId(), organizationId, programmeId, ...purposeOf(pool), expiresAt };
    const isOwn = holderType === 'member';
    await issueLot(
      db,
      {
        ...lot,
        quantity,
        effectiveAt,
        holderType,
        ...(isOwn && { holderId: world.people.mia.id, parentLotId: pool.id }),
        source: isOwn ? 'transfer' : 'contract',
      },
      at,
      world.people.sam,
      { units, cause: null },
    );
    return lot.id;
  };

  const given = (lotId: string, units: number) => ({
    lotId,
    units,
    memberId: world.people.mia.id,
    teamId: null,
  });

  const issue = ({ units, at }: Of<'ISSUE'>) =>
    asTheProduct(db, async () => {
      const lot = { quantity: input.quantity, at };
      if (input.holderType === 'pool') {
        id = await newLot('pool', { ...lot, units });
        return;
      }
      id = await newLot('member', lot);
      const to = [given(id, units)];
      await allocateFrom(db, world.lots.pool, { to, by: world.people.sam, at, cause: null });
    });

  const booked = async (at: number, ...transfers: Pick<Transfer, 'type' | 'from' | 'to'>[]) => {
    const cause = { machine: 'booking', entityId: newId(), event: 'TEST', actorId: null, at };
    for (const transfer of transfers)
      await book(db, world.programmeId, { ...cause, eventId: newId() }, [
        { ...transfer, amount: 1, lotId: id ?? '' },
      ]);
  };

  const unitsIn = async (...kinds: string[]) => {
    const rows = await db.orm
      .select()
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.lotId, id ?? newId()),
          inArray(ledgerAccounts.kind, kinds),
          gt(ledgerAccounts.balance, 0),
        ),
      );
    return {
      count: rows.reduce((sum, { balance }) => sum + balance, 0),
      bookingId: rows[0]?.bookingId ?? null,
    };
  };

  const usable = (): Account => ({
    kind: input.holderType === 'pool' ? 'pool' : 'available',
    lotId: id,
  });

  const heldNow = async (): Promise<Account> => ({
    kind: 'held',
    lotId: id,
    bookingId: (await unitsIn('held')).bookingId,
  });

  /** The ledger moves as the event says that it did. */
  const realise = async (event: Of<'MOVED'> | Of<'CREDIT_BACK'>): Promise<void> => {
    const { at } = event;
    while ((await unitsIn('pool', 'available')).count > event.left)
      await booked(at, {
        type: 'HELD',
        from: usable(),
        to: { kind: 'held', lotId: id, bookingId: newId() },
      });
    if (event.type === 'CREDIT_BACK') {
      const isHeld = (await unitsIn('held')).count > event.held;
      if (isHeld) await booked(at, { type: 'HOLD_RELEASED', from: await heldNow(), to: usable() });
      else await refund(at);
    }
    while ((await unitsIn('held')).count > event.held)
      await booked(at, {
        type: 'SPENT',
        from: await heldNow(),
        to: { kind: 'spent', lotId: id },
      });
  };

  /** A unit that was used; where none was, another one. */
  const refund = async (at: number): Promise<void> => {
    const pool: Account = { kind: 'pool', lotId: id };
    if ((await unitsIn('spent')).count > 0)
      return booked(at, { type: 'REFUNDED', from: { kind: 'spent', lotId: id }, to: usable() });
    await booked(at, { type: 'ISSUED', from: { kind: 'issued', lotId: null }, to: pool });
    if (input.holderType !== 'pool')
      await booked(at, { type: 'ALLOCATED', from: pool, to: usable() });
  };

  const payloadOf = (event: CreditLotEvent) => {
    if (event.type === 'DEALLOCATE') return { units: event.units };
    if (event.type !== 'UPDATE') return {};
    const { quantity, priority, expiresAt = 0 } = event;
    return { quantity, priority, expiresAt: new Date(expiresAt).toISOString() };
  };

  const asPerson = async (event: CreditLotEvent): Promise<Answer> => {
    const person = isStaff(event.by) ? world.people.sam : world.people.mia;
    const { version = 1 } = (await rowOf(id)) ?? {};
    return ask(stage.as(person), 'POST', `/session-credits/${id ?? newId()}/events`, {
      type: event.type,
      payload: payloadOf(event),
      version,
      idempotencyKey: newId(),
    });
  };

  const told = (event: CreditLotEvent): Promise<Answer> =>
    asTheProduct(db, async () => {
      const isMoved = event.type === 'MOVED' || event.type === 'CREDIT_BACK';
      if (isMoved && event.by.role === 'System' && id !== null) await realise(event);
      const by = isStaff(event.by) ? { ...event.by, id: world.people.sam.id } : event.by;
      if (event.type !== 'ALLOCATE' || !isStaff(by) || event.units > 1)
        return send(db, creditLotKind, id ?? newId(), { ...event, by });
      const to = [given(await newLot('member', { quantity: 1, at: event.at }), event.units)];
      return send(db, creditLotKind, id ?? newId(), { ...event, by, to });
    });

  return recordDriver<CreditLotContext, CreditLotEvent>(stage, creditLotChart, {
    name: 'The lot',
    async start(first) {
      id = null;
      input = first;
      clock.set(first.effectiveAt);
      world = await aPool(first);
    },
    attempt(event) {
      if (sentByStaff.includes(event.type)) return asPerson(event);
      if (event.type !== 'ISSUE' || id !== null) return told(event);
      return event.by.role === 'System' || isStaff(event.by) ? issue(event) : told(event);
    },
    // What goes back into the pool is an event of the pool as well.
    entity: () => Promise.resolve(id ?? ''),
    async statusNow() {
      return (await rowOf(id))?.status ?? 'new';
    },
    expectedOf({ type, by }) {
      if (sentByStaff.includes(type) && !isStaff(by)) return answers.forbidden;
      return id === null ? answers.absent : null;
    },
  });
}
