import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { unitWords } from '#domain/credits/unit-words.ts';
import { newId } from '#domain/ids.ts';
import { counted } from '#domain/text/counted.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  creditLots,
  ledgerAccounts,
  machineEvents,
  type programmes,
} from '#database/schema/index.ts';
import { doneSince } from '#server/records/conflict.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { allocateFrom, type Given } from './allocate-from.ts';
import { allocationExpiry } from '../programme.ts';
import { paysFor, unitFor, type Purpose } from '../purpose.ts';
import { holdersOf, type CreditHolder } from './holders.ts';
import { offered } from './issue-to-pool.ts';
import { issueLot } from './issue.ts';

interface Allocation {
  /** For each of them. */
  readonly units: number;
  readonly holders: readonly Pick<CreditHolder, 'type' | 'id'>[];
  /** What whoever asks saw in the pool. */
  readonly seen?: number | undefined;
}

export type Allocating = Allocation & Purpose;

/** So many names are told at once. */
const mostNames = 5;

/**
 * Allocates as many units to each of several members and teams, from the pool of a programme whose ledger is locked, inside the current transaction: what is
 * drawn first comes first.  When the pool is short nobody gets any, and whoever asked reads for whom it would not have been enough.
 */
export async function allocateToMany(
  db: Database,
  by: Person,
  programme: typeof programmes.$inferSelect,
  { units, holders, seen, ...purpose }: Allocating,
  at: number,
): Promise<void> {
  const { id: programmeId, organizationId } = programme;
  await offered(db, programmeId, purpose);
  const chosen = chosenAmong(await holdersOf(db, programme, unitFor(purpose)), holders);
  const pools = await poolsOf(db, programmeId, purpose, at);
  const left = pools.reduce((sum, each) => sum + each.left, 0);
  if (left < chosen.length * units) {
    const faster =
      seen !== undefined && left < seen
        ? await takenSince(db, programmeId, purpose, { by, at })
        : null;
    throw tooFew({ chosen, units, left, faster, noun: unitWords[unitFor(purpose)].noun });
  }
  const lastsUntil = allocationExpiry(programme, at);
  const given = new Map<string, Given[]>();
  const rest = [...pools];
  let pool = rest.shift();
  for (const holder of chosen) {
    let missing = units;
    while (missing > 0) {
      while (pool && pool.left === 0) pool = rest.shift();
      if (!pool) throw new Error(`The pool of ${programmeId} is emptier than it was`);
      const amount = Math.min(pool.left, missing);
      const id = newId(at);
      const { lot } = pool;
      await issueLot(
        db,
        {
          id,
          organizationId,
          programmeId,
          ...purpose,
          parentLotId: lot.id,
          quantity: amount,
          holderType: holder.type,
          holderId: holder.id,
          leaderId: holder.leaderId,
          source: 'transfer',
          effectiveAt: lot.effectiveAt,
          expiresAt: Math.min(lot.expiresAt, lastsUntil),
          priority: lot.priority,
        },
        at,
        by,
      );
      const ofPool = given.get(lot.id) ?? [];
      ofPool.push({
        lotId: id,
        units: amount,
        memberId: holder.type === 'member' ? holder.id : null,
        teamId: holder.type === 'team' ? holder.id : null,
      });
      given.set(lot.id, ofPool);
      pool.left -= amount;
      missing -= amount;
    }
  }
  for (const [poolId, to] of given) await allocateFrom(db, poolId, { to, by, at, cause: null });
}

/** Those who were chosen, each once; refuses whoever can have none of the programme's credits. */
function chosenAmong(all: readonly CreditHolder[], wanted: Allocating['holders']): CreditHolder[] {
  const keyOf = ({ type, id }: Pick<CreditHolder, 'type' | 'id'>) => `${type}:${id}`;
  const byKey = new Map(all.map((each) => [keyOf(each), each]));
  return [...new Set(wanted.map(keyOf))].map((key) => {
    const found = byKey.get(key);
    if (found) return found;
    throw refuse.invalid({
      holders: 'Someone you chose is no longer a member of this programme. Choose again.',
    });
  });
}

/** The lots of the pool of a programme that pay for this. */
const ofPool = (programmeId: string, purpose: Purpose) =>
  and(
    eq(creditLots.programmeId, programmeId),
    eq(creditLots.unit, unitFor(purpose)),
    paysFor(purpose),
    eq(creditLots.holderType, 'pool'),
  );

/** The lots of the pool that have something to give, in the order in which they are drawn from (domain reference, 5.4). */
async function poolsOf(db: Database, programmeId: string, purpose: Purpose, at: number) {
  const { priority, expiresAt, effectiveAt, id } = creditLots;
  const rows = await db.orm
    .select({ lot: creditLots, left: ledgerAccounts.balance })
    .from(creditLots)
    .innerJoin(ledgerAccounts, sql`${ledgerAccounts.key} = 'pool:' || ${id}::text`)
    .where(
      and(
        ofPool(programmeId, purpose),
        inState(creditLots.status, creditLotStates.usable),
        gt(expiresAt, at),
        gt(ledgerAccounts.balance, 0),
      ),
    )
    .orderBy(asc(priority), asc(expiresAt), asc(effectiveAt), asc(id));
  return rows.map(({ lot, left }) => ({ lot, left }));
}

/** Who took units out of such a pool last, and when. */
async function takenSince(
  db: Database,
  programmeId: string,
  purpose: Purpose,
  reader: { readonly by: Person; readonly at: number },
): Promise<string | null> {
  const [last] = await db.orm
    .select({ pool: machineEvents.entityId, position: machineEvents.position })
    .from(machineEvents)
    .innerJoin(creditLots, eq(creditLots.id, machineEvents.entityId))
    .where(
      and(
        eq(machineEvents.machine, creditLotChart.name),
        ne(machineEvents.event, 'ISSUE'),
        ofPool(programmeId, purpose),
      ),
    )
    .orderBy(desc(machineEvents.at), desc(machineEvents.position))
    .limit(1);
  if (!last) return null;
  return doneSince(db, creditLotChart, last.pool, { ...reader, version: last.position - 1 });
}

interface TooFew {
  readonly chosen: readonly CreditHolder[];
  readonly units: number;
  readonly left: number;
  readonly faster: string | null;
  readonly noun: string;
}

function tooFew({ chosen, units, left, faster, noun }: TooFew): Error {
  const without = chosen.slice(Math.floor(left / units)).map(({ name }) => name);
  const more = without.length - mostNames;
  const names = without.slice(0, mostNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const needed = chosen.length * units;
  const inPool =
    left === 0 ? `No ${noun}s are` : `Only ${counted(left, noun)} ${left === 1 ? 'is' : 'are'}`;
  return refuse.invalid({
    units: `${faster === null ? '' : `${faster} `}${inPool} left in the pool, and ${needed} ${needed === 1 ? 'is' : 'are'} needed. It is not enough for ${names}.`,
  });
}
