import { unitWords } from '#domain/credits/unit-words.ts';
import { newId } from '#domain/ids.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import type { programmes } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { allocateFrom, type Given } from './allocate-from.ts';
import { allocationExpiry } from '../programme.ts';
import { unitFor, type Purpose } from '../purpose.ts';
import { holdersOf, type CreditHolder } from './holders.ts';
import { offered } from './issue-to-pool.ts';
import { issueLot } from './issue.ts';
import { fillPool, poolsOf, unitsIn } from './pool.ts';
import { takenSince, tooFew } from './too-few.ts';

interface Allocation {
  /** For each of them. */
  readonly units: number;
  readonly holders: readonly Pick<CreditHolder, 'type' | 'id'>[];
  /** What whoever asks saw in the pool. */
  readonly seen?: number | undefined;
  /** So many units may be issued to the pool first, where it lacks them. */
  readonly issuing?: number;
}

export type Allocating = Allocation & Purpose;

/**
 * Allocates as many units to each of several members and teams, from the pool of a programme whose ledger is locked, inside the current transaction: what is
 * drawn first comes first. When the pool is short, also with what may be issued to it, nobody gets any, and whoever asked reads for whom it would not have been enough.
 */
export async function allocateToMany(
  db: Database,
  by: Person,
  programme: typeof programmes.$inferSelect,
  { units, holders, seen, issuing = 0, ...purpose }: Allocating,
  at: number,
): Promise<void> {
  const { id: programmeId, organizationId } = programme;
  await offered(db, programmeId, purpose);
  const chosen = chosenAmong(await holdersOf(db, programme, unitFor(purpose)), holders);
  const needed = chosen.length * units;
  const found = await poolsOf(db, programmeId, purpose, at);
  const missing = Math.max(0, needed - unitsIn(found));
  if (missing > issuing) {
    const left = unitsIn(found);
    const faster =
      seen !== undefined && left < seen
        ? await takenSince(db, programmeId, purpose, { by, at })
        : null;
    const { noun } = unitWords[unitFor(purpose)];
    throw tooFew(chosen, units, { left, issuing, faster, noun });
  }
  const pools =
    missing === 0
      ? found
      : await fillPool(db, by, programme, { ...purpose, quantity: missing }, at);
  const lastsUntil = allocationExpiry(programme, at);
  const given = new Map<string, Given[]>();
  const rest = [...pools];
  let pool = rest.shift();
  for (const holder of chosen) {
    let wanted = units;
    while (wanted > 0) {
      while (pool && pool.left === 0) pool = rest.shift();
      if (!pool) throw new Error(`The pool of ${programmeId} is emptier than it was`);
      const amount = Math.min(pool.left, wanted);
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
      wanted -= amount;
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
