import { and, asc, eq, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import type { Person } from '#machines/person.ts';
import { creditLotState } from '#machines/credit-lot/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { creditLots, ledgerAccounts } from '#database/schema/index.ts';
import { creditLotKind, issueLot, purposeOf } from '#server/features/session-credits/public.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from '../generator.ts';
import type { Programme, World } from './build.ts';

/** What staff think better of, when everything else has happened: a credit that nobody has used is taken back, another lasts a week only, and a pool that was issued twice is deleted. */
export async function changeCredits(db: Database, random: Generator, world: World): Promise<void> {
  const programme = world.programmes.find(({ spec }) => spec.key === 'resilient');
  const [admin] = world.staff;
  if (!programme || !admin) throw new Error('There is nothing to change.');
  const by: Person = { id: admin.id, role: 'Admin' };
  const at = world.now - 10 * MINUTE;
  const [unused, short] = await untouchedOf(db, programme);
  if (!unused || !short) throw new Error('Every credit is used.');
  await send(db, creditLotKind, unused.id, { type: 'DEALLOCATE', units: unused.quantity, by, at });
  const { quantity, priority } = short;
  const expiresAt = world.now + 7 * DAY;
  await send(db, creditLotKind, short.id, {
    type: 'UPDATE',
    quantity,
    priority,
    expiresAt,
    by,
    at,
  });
  const id = random.id(at);
  await issueLot(
    db,
    {
      id,
      organizationId: programme.company.id,
      programmeId: programme.id,
      ...purposeOf(unused),
      source: 'contract',
      effectiveAt: programme.window.start,
      expiresAt: programme.window.end,
      quantity: 12,
      holderType: 'pool',
    },
    at,
    by,
    { units: 12, cause: null },
  );
  await send(db, creditLotKind, id, { type: 'DELETE', by, at: at + MINUTE });
}

/** The first lots of members of which nothing was ever used. */
const untouchedOf = (db: Database, { id }: Programme) =>
  db.orm
    .select({
      id: creditLots.id,
      unit: creditLots.unit,
      conversationGroup: creditLots.conversationGroup,
      quantity: creditLots.quantity,
      priority: creditLots.priority,
      sessionOptionId: creditLots.sessionOptionId,
    })
    .from(creditLots)
    .innerJoin(ledgerAccounts, sql`${ledgerAccounts.key} = 'available:' || ${creditLots.id}::text`)
    .where(
      and(
        eq(creditLots.programmeId, id),
        eq(creditLots.holderType, 'member'),
        inState(creditLots.status, creditLotState.active),
        eq(ledgerAccounts.balance, creditLots.quantity),
      ),
    )
    .orderBy(asc(creditLots.id))
    .limit(2);
