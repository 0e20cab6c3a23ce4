import { eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import {
  creditLotReports,
  creditLotVerbs,
  type CreditLotEvent,
} from '#machines/credit-lot/capabilities.ts';
import type { CreditLotContext } from '#machines/credit-lot/context.ts';
import type { creditLotMachine } from '#machines/credit-lot/machine.ts';
import { isGone } from '#machines/credit-lot/labels.ts';
import { isSent } from '#machines/verbs.ts';
import { creditLots } from '#database/schema/index.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { reactTo } from '#server/records/reactions.ts';
import { armExpiry } from './arm-expiry.ts';
import type { LotEffect } from './effect.ts';
import { issueLot } from './issuing/issue.ts';
import { lotOf, type CreditLot, type LotExtra } from './kind.ts';
import { lastExpiry } from './programmes/ended.ts';
import { book, type Account, type Cause, type Transfer } from './ledger.ts';
import { unitsCameBack } from './lot-status.ts';
import { purposeOf } from './purpose.ts';
import { armWarnings } from './warnings/arm-warnings.ts';
import { settleWarnings, warnHolder } from './warnings/warn-holder.ts';

/** The event that moves units: another chart's where it says so, or else the lot's own. */
function causeOf({ id, event, eventId, by, at }: LotEffect): Cause {
  const other =
    isSent(creditLotReports, event, 'ISSUE', 'ALLOCATE', 'CREDIT_BACK') && event.cause !== null
      ? event.cause
      : null;
  const actorId = by.role === 'System' ? null : by.id;
  const own = { machine: creditLotChart.name, entityId: id, event: event.type, eventId, actorId };
  return { ...own, ...other, at };
}

/** Whose units they are, as the ledger notes it. */
const holderOf = ({ after, extra: { holderId } }: LotEffect) => ({
  memberId: after.context.holderType === 'member' ? holderId : null,
  teamId: after.context.holderType === 'team' ? holderId : null,
});

/** Where the units of a lot are that somebody could use. */
const usableOf = ({ id, after }: LotEffect): Account => ({
  kind: after.context.holderType === 'pool' ? 'pool' : 'available',
  lotId: id,
});

function bookFor(context: LotEffect, transfers: readonly Transfer[]): Promise<void> {
  const { unit } = context.after.context;
  return book(
    context.db,
    context.extra.programmeId,
    causeOf(context),
    transfers.map((transfer) => ({ ...transfer, unit })),
  );
}

/** Into the pool of a lot, and on to its holder where it has one. */
async function issue(context: LotEffect, amount: number, reason: string | null): Promise<void> {
  const { id: lotId } = context;
  const pool: Account = { kind: 'pool', lotId };
  const to = usableOf(context);
  const units = { amount, lotId, reason };
  await bookFor(context, [
    { ...units, type: 'ISSUED', from: { kind: 'issued', lotId: null }, to: pool },
    ...(to.kind === 'pool'
      ? []
      : [{ ...units, ...holderOf(context), type: 'ALLOCATED', from: pool, to } as const]),
  ]);
}

/** The same way back, and out of the books of the programme. */
async function withdraw(context: LotEffect, amount: number): Promise<void> {
  const { id: lotId } = context;
  const pool: Account = { kind: 'pool', lotId };
  const from = usableOf(context);
  const units = { amount, lotId };
  await bookFor(context, [
    ...(from.kind === 'pool'
      ? []
      : [{ ...units, ...holderOf(context), type: 'DEALLOCATED', from, to: pool } as const]),
    { ...units, type: 'WITHDRAWN', from: pool, to: { kind: 'withdrawn', lotId } },
  ]);
}

async function expire(
  context: LotEffect,
  amount: number,
  units: Partial<Transfer> = holderOf(context),
): Promise<void> {
  // A lot that was made for units which came back too late is empty when its time comes.
  if (amount === 0) return;
  const { id: lotId } = context;
  const to: Account = { kind: 'expired', lotId };
  await bookFor(context, [
    { ...units, type: 'EXPIRED', from: usableOf(context), to, amount, lotId },
  ]);
}

/** What expired with the programme comes back, by a transfer that points at the one that took it. */
async function reissue(context: LotEffect): Promise<void> {
  const { db, id: lotId } = context;
  const expired = await lastExpiry(db, lotId);
  if (!expired) return;
  await bookFor(context, [
    {
      ...holderOf(context),
      type: 'CORRECTED',
      from: { kind: 'expired', lotId },
      to: usableOf(context),
      amount: expired.units,
      lotId,
      reason: 'The programme was reopened.',
      reverses: expired.transferId,
    },
  ]);
}

/** Whether so many of the units that have left a lot can come back to it. */
const takesBack = ({ row: { status, context } }: CreditLot, units: number, at: number): boolean =>
  !isGone(status) && context.expiresAt > at && context.quantity - context.available >= units;

/** The lot of the pool that units go back to: the one they came from, or a new one that lasts as long as they did. */
async function poolFor({ db, id, after, extra, at }: LotEffect, units: number): Promise<string> {
  const parent = extra.parentLotId === null ? null : await lotOf(db, extra.parentLotId);
  if (parent && takesBack(parent, units, at)) return parent.id;
  const [like] = await db.orm.select().from(creditLots).where(eq(creditLots.id, id));
  if (!like) throw new Error(`There is no lot ${id} to take units back from`);
  const pool = newId(at);
  const { organizationId, programmeId, effectiveAt, priority } = like;
  await issueLot(
    db,
    {
      id: pool,
      organizationId,
      programmeId,
      ...purposeOf(like),
      quantity: units,
      holderType: 'pool',
      source: 'transfer',
      effectiveAt,
      expiresAt: after.context.expiresAt,
      priority,
    },
    at,
  );
  return pool;
}

const reactToLot = (
  handlers: EffectHandlers<typeof creditLotMachine, CreditLotContext, LotExtra, CreditLotEvent>,
) => reactTo(creditLotChart, handlers);

/** Every movement of units that a lot orders, and its timer. */
export const movementsOfLots = reactToLot({
  async setTimer({ db, id, after, event, at }) {
    await armExpiry(db, [{ id, expiresAt: after.context.expiresAt }]);
    // What a pool fills is armed with all others that it fills.
    const isEmpty = isSent(creditLotReports, event, 'ISSUE') && event.units === 0;
    if (!isEmpty && after.context.holderType !== 'pool') await armWarnings(db, [id], at);
  },
  warnHolder,
  settleWarnings,
  async issueUnits(context) {
    const { event } = context;
    if (!isSent(creditLotReports, event, 'ISSUE') || event.units === 0) return;
    await issue(context, event.units, event.reason);
  },
  async allocateUnits(context) {
    const { id, event } = context;
    if (!isSent(creditLotReports, event, 'ALLOCATE')) return;
    const transfers = event.to.map(({ lotId, units, memberId, teamId }): Transfer => ({
      type: 'ALLOCATED',
      from: { kind: 'pool', lotId: id },
      to: { kind: 'available', lotId },
      amount: units,
      lotId,
      memberId,
      teamId,
    }));
    await bookFor(context, transfers);
    await armWarnings(
      context.db,
      event.to.map(({ lotId }) => lotId),
      context.at,
    );
  },
  async giveToPool(context) {
    const { db, id: lotId, event, at } = context;
    if (!isSent(creditLotVerbs, event, 'DEALLOCATE')) return;
    const { units = 0 } = event;
    const pool = await poolFor(context, units);
    await bookFor(context, [
      {
        ...holderOf(context),
        type: 'DEALLOCATED',
        from: { kind: 'available', lotId },
        to: { kind: 'pool', lotId: pool },
        amount: units,
        lotId,
      },
    ]);
    await unitsCameBack(db, pool, { units, of: null, cause: { ...causeOf(context), at } });
  },
  async changeQuantity(context) {
    const { before, after } = context;
    const more = after.context.quantity - (before?.context.quantity ?? 0);
    if (more > 0) await issue(context, more, null);
    if (more < 0) await withdraw(context, -more);
  },
  withdrawUnits: (context) => withdraw(context, context.before?.context.available ?? 0),
  expireUnits: (context) => expire(context, context.before?.context.available ?? 0),
  reissueUnits: reissue,
  async expireReturned(context) {
    const { event } = context;
    if (!isSent(creditLotReports, event, 'CREDIT_BACK')) return;
    await expire(context, event.units, event.of ?? undefined);
  },
});
