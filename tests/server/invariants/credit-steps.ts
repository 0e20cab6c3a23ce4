import fc from 'fast-check';
import { and, eq, gt, sql } from 'drizzle-orm';
import { creditLots, ledgerAccounts, ledgerTransfers } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { CreditLotEvent, creditLotVerbs } from '#machines/credit-lot/capabilities.ts';
import { eventOf, type Command, type SentOf } from '#machines/verbs.ts';
import {
  allocateToMany,
  checkLedger,
  creditLotKind,
  issueToPool,
  lotRinging,
  moveUnits,
  NotEnoughCredit,
  openProgramme,
  refundUnits,
  type BookingUnits,
} from '#server/features/session-credits/public.ts';
import { correctItem } from '#server/features/session-credits/audit/correct-item.ts';
import { Refusal } from '#server/http/answers/refusal.ts';
import { send } from '#server/records/send.ts';
import { DAY, type allocationStage } from '#tests/server/features/allocation-scene.ts';

type Bare = Command<SentOf<typeof creditLotVerbs>>;
type Scene = Awaited<ReturnType<typeof allocationStage>>;
type World = Awaited<ReturnType<Scene['aSmallWorld']>>;

const lot = fc.nat(7);
const few = fc.integer({ min: 1, max: 4 });
const days = fc.integer({ min: -1, max: 20 });
export const aStep = fc.oneof(
  fc.record({
    do: fc.constant('issue' as const),
    units: few,
    days: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ do: fc.constant('allocate' as const), units: few, team: fc.boolean() }),
  fc.record({ do: fc.constant('deallocate' as const), lot, units: few }),
  fc.record({ do: fc.constant('edit' as const), lot, units: few, days }),
  fc.record({ do: fc.constant('delete' as const), lot }),
  // What follows on one another comes often, so that some lives reach the end of a booking and its refund.
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hold' as const), lot }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('giveBack' as const, 'spend' as const, 'forfeit' as const),
      held: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      lot,
      from: fc.constantFrom('Spent' as const, 'Forfeited' as const),
      // Some refunds make the credits last longer.
      until: fc.option(fc.integer({ min: 1, max: 30 })),
    }),
  },
  fc.record({ do: fc.constant('correct' as const), transfer: fc.nat(30), units: few }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
);
export type Step = typeof aStep extends fc.Arbitrary<infer Each> ? Each : never;

/** What staff, bookings and the clock do to the credits of one programme, and what has to be true of it afterwards. */
export function creditSteps({ stage, formOf }: Scene) {
  const { db, clock } = stage;

  const lotsOf = ({ programmeId }: World) =>
    db.orm
      .select()
      .from(creditLots)
      .where(eq(creditLots.programmeId, programmeId))
      .orderBy(creditLots.id);

  const lotAt = async (world: World, index: number) => {
    const lots = await lotsOf(world);
    return lots[index % Math.max(1, lots.length)];
  };

  /** One of the accounts of a kind that have something in them. */
  async function accountAt({ programmeId }: World, kind: string, index: number) {
    const filled = await db.orm
      .select()
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.programmeId, programmeId),
          eq(ledgerAccounts.kind, kind),
          gt(ledgerAccounts.balance, 0),
        ),
      )
      .orderBy(ledgerAccounts.key);
    return filled[index % Math.max(1, filled.length)];
  }

  const unitsOf = (world: World, lotId: string, bookingId: string): BookingUnits => ({
    bookingId,
    programmeId: world.programmeId,
    lotId,
    amount: 1,
    memberId: world.people.mia.id,
    teamId: null,
  });

  const causeOf = (entityId: string) => ({
    machine: 'booking',
    entityId,
    event: 'TEST',
    eventId: newId(),
    actorId: null,
    at: clock.now(),
  });

  /** What staff send to a lot; false where the chart refuses it. */
  const sent = (world: World, id: string, command: Bare) =>
    tried(() => {
      const event = eventOf<CreditLotEvent>(command, { by: world.people.sam, at: clock.now() });
      return send(db, creditLotKind, id, event);
    });

  async function tried(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await db.transaction(work);
      return true;
    } catch (error) {
      if (error instanceof Refusal || error instanceof NotEnoughCredit) return false;
      throw error;
    }
  }

  /** Rings the lots that have expired by now, as their timers do. */
  const ringExpired = async (world: World): Promise<void> => {
    for (const { id, expiresAt } of await lotsOf(world))
      if (expiresAt <= clock.now())
        await db.transaction(() => lotRinging.ring(db, id, 'EXPIRE', clock.now()));
  };

  /** Does a step; true where it was done, false where it was refused. */
  async function take(world: World, step: Step): Promise<boolean> {
    const { people, programmeId, teams } = world;
    const at = clock.now();
    switch (step.do) {
      case 'issue': {
        const { counted } = await formOf(world);
        const issuing = {
          programmeId,
          sessionOptionId: counted ?? '',
          quantity: step.units,
          expiresAt: at + step.days * DAY,
          source: 'contract',
          reason: null,
        } as const;
        return tried(() => issueToPool(db, people.sam, issuing, at));
      }
      case 'allocate': {
        const { counted } = await formOf(world);
        const to = step.team
          ? ({ type: 'team', id: teams.north } as const)
          : ({ type: 'member', id: people.mia.id } as const);
        const wanted = { sessionOptionId: counted ?? '', units: step.units, holders: [to] };
        return tried(async () =>
          allocateToMany(db, people.sam, await openProgramme(db, programmeId), wanted, at),
        );
      }
      case 'wait':
        clock.set(at + step.days * DAY);
        await ringExpired(world);
        return true;
      case 'correct': {
        const transfers = await db.orm
          .select({ id: ledgerTransfers.id })
          .from(ledgerTransfers)
          .where(eq(ledgerTransfers.programmeId, programmeId))
          .orderBy(ledgerTransfers.position);
        const found = transfers[step.transfer % Math.max(1, transfers.length)];
        if (!found) return false;
        const books = { programmeId, unit: 'session' } as const;
        const correction = { id: found.id, books, amount: step.units, reason: 'A mistake.' };
        return tried(async () => {
          await creditLotKind.lock(db, (await lotAt(world, 0))?.id ?? '');
          await correctItem(db, people.sam, correction, at);
        });
      }
      case 'giveBack':
      case 'spend':
      case 'forfeit': {
        const { lotId, bookingId } = (await accountAt(world, 'held', step.held)) ?? {};
        if (!lotId || !bookingId) return false;
        return tried(() =>
          moveUnits(db, step.do, unitsOf(world, lotId, bookingId), causeOf(bookingId)),
        );
      }
      case 'deallocate':
      case 'edit':
      case 'delete':
      case 'hold': {
        const found = await lotAt(world, step.lot);
        if (!found) return false;
        if (step.do === 'deallocate')
          return sent(world, found.id, { type: 'DEALLOCATE', payload: { units: step.units } });
        if (step.do === 'delete') return sent(world, found.id, { type: 'DELETE', payload: {} });
        if (step.do === 'edit') {
          const terms = {
            quantity: step.units,
            expiresAt: at + step.days * DAY,
            priority: step.units,
          };
          return sent(world, found.id, { type: 'UPDATE', payload: terms });
        }
        if (found.holderType === 'pool' || found.unit !== 'session') return false;
        const booking = newId();
        const units = unitsOf(world, found.id, booking);
        return tried(() => moveUnits(db, 'hold', units, causeOf(booking)));
      }
      case 'refund': {
        const kind = step.from === 'Spent' ? 'spent' : 'forfeited';
        const { lotId, unit } = (await accountAt(world, kind, step.lot)) ?? {};
        if (!lotId || unit !== 'session') return false;
        const booking = newId();
        const expiresAt = step.until === null ? null : at + step.until * DAY;
        const refund = { ...unitsOf(world, lotId, booking), reason: 'A gift.', expiresAt };
        return tried(() => refundUnits(db, kind, refund, causeOf(booking)));
      }
    }
  }

  /** What is true of a programme whatever happened to its credits. */
  async function faultsOf(programmeId: string): Promise<string[]> {
    const rows = await db.orm.execute<{ fault: string }>(sql`
    with lots as (
      select l.*,
        coalesce(sum(a.balance) filter (where a.kind in ('pool', 'available')), 0) as usable,
        coalesce(sum(a.balance) filter (where a.kind <> 'withdrawn'), 0) as inside,
        coalesce(sum(a.balance) filter (where a.kind = 'held'), 0) as held
      from credit_lots l left join ledger_accounts a on a.lot_id = l.id
      where l.programme_id = ${programmeId} group by l.id)
    select 'the accounts make ' || sum(balance) as fault from ledger_accounts
      where programme_id = ${programmeId} having sum(balance) <> 0
    union all select key || ' is at ' || balance from ledger_accounts
      where programme_id = ${programmeId} and kind <> 'issued' and balance < 0
    union all select id || ' is ' || status || ' with ' || usable from lots
      where (usable > 0) <> (status = 'active')
    union all select id || ' has ' || inside || ' of ' || quantity from lots where inside > quantity
    union all select a.key || ' holds ' || a.balance || ' of somebody’s own credits' from ledger_accounts a join lots l on l.id = a.lot_id
      where a.kind = 'pool' and l.holder_type <> 'pool' and a.balance > 0
    union all select id || ' is deallocated with ' || held || ' held' from lots
      where status = 'deallocated' and usable > 0
    union all select id || ' was deleted with something in it' from lots
      where status = 'deleted' and inside > 0
    union all select id || ' outlives its expiry with ' || usable from lots
      where usable > 0 and expires_at <= ${new Date(clock.now()).toISOString()}::timestamptz
    union all select 'a hold of ' || booking_id || ' is resolved ' || resolved || ' times' from (
      select booking_id,
        sum(amount) filter (where type = 'HELD') as held,
        coalesce(sum(amount) filter (where type in ('HOLD_RELEASED', 'SPENT', 'FORFEITED')), 0) as resolved
      from ledger_transfers where programme_id = ${programmeId} and booking_id is not null
      group by booking_id) holds
      where held is not null and resolved > held
    union all select key || ' is neither held nor resolved: ' || balance from ledger_accounts
      where programme_id = ${programmeId} and kind = 'held' and balance not in (0, 1)`);
    return rows.map(({ fault }) => fault);
  }

  /** The chain of transfers, and what accounts, lots and transfers say of each other; the bookings of these units are nowhere. */
  async function bookFaults(programmeId: string): Promise<string[]> {
    const { faults } = await checkLedger(db, programmeId, clock.now());
    return faults.filter((fault) => !fault.startsWith('Booking '));
  }

  return { take, tried, faultsOf, bookFaults, ringExpired };
}
