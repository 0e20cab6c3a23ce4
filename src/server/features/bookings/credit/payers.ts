import { inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import {
  payingLotsOf,
  type Holder,
  type PayingLot,
} from '#server/features/session-credits/public.ts';
import { creditsNeeded } from './needs.ts';
import type { Party } from '../record/party.ts';

/** A place that somebody pays for themselves: a session at its time, in the programme that the booking is of. */
export interface PaidPlace {
  readonly sessionId: string;
  readonly programmeId: string | null;
  readonly startsAt: number;
  readonly cost: number;
}

interface PaidSession {
  readonly creditMode: string;
  readonly creditCost: number;
  readonly format: string;
}

/** Whether everybody who comes to bookings of this session pays for themselves (domain reference, 5.2). */
export const isPaidByEach = ({ creditMode, creditCost, format }: PaidSession): boolean =>
  creditMode === 'perAttendee' && creditCost > 0 && format !== 'oneToOne';

/** Whose credits a party chooses from: a team's, or where everybody pays for themselves those of whoever books. */
export const payerOf = ({ holder, ownerId }: Party, session: PaidSession): Holder =>
  isPaidByEach(session) ? { type: 'member', id: ownerId } : holder;

/** Of these lots the one that pays for a place: the preferred one, or the first in the order of drawing; null when none has enough. `taken` are units that others take first, by lot. */
function lotAmong(
  lots: readonly PayingLot[],
  { programmeId, startsAt, cost }: PaidPlace,
  preferred: string | null,
  taken: ReadonlyMap<string, number>,
): PayingLot | null {
  const covering = lots.filter(
    (lot) =>
      lot.programmeId === programmeId &&
      lot.available - (taken.get(lot.id) ?? 0) >= cost &&
      lot.effectiveAt <= startsAt &&
      startsAt < lot.expiresAt,
  );
  return covering.find(({ id }) => id === preferred) ?? covering[0] ?? null;
}

export interface Payers {
  /** What pays for whom. */
  readonly lots: ReadonlyMap<string, string>;
  /** Whoever can't pay, by name. */
  readonly lacking: readonly string[];
}

/** What pays for each of those who come; units of a pool are counted over all of them. `preferred` is the lot that was chosen for one of them. */
export async function payersOf(
  db: Database,
  userIds: readonly string[],
  place: PaidPlace,
  preferred: ReadonlyMap<string, string | null> = new Map(),
): Promise<Payers> {
  if (userIds.length === 0) return { lots: new Map(), lacking: [] };
  const own = await payingLotsOf(db, userIds, { sessionId: place.sessionId });
  const lots = new Map<string, string>();
  const taken = new Map<string, number>();
  const without: string[] = [];
  for (const userId of userIds) {
    const wanted = preferred.get(userId) ?? null;
    const lot = lotAmong(own.get(userId) ?? [], place, wanted, taken);
    if (lot) {
      lots.set(userId, lot.id);
      taken.set(lot.id, (taken.get(lot.id) ?? 0) + place.cost);
    } else without.push(userId);
  }
  return { lots, lacking: await namesOf(db, without) };
}

export async function namesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db.orm
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return ids.map((id) => found.find((each) => each.id === id)?.name ?? '');
}

/** Why a session can't be booked for people of whom some have nothing to pay with. */
export function lackingSentence(cost: number, lacking: readonly string[]): string | null {
  const [first, ...others] = lacking;
  if (first === undefined) return null;
  const rest =
    others.length === 0
      ? `${first} has`
      : `${first} and ${others.length} more ${others.length === 1 ? 'person have' : 'people have'}`;
  return `${creditsNeeded(cost)} of everybody and ${rest} none left.`;
}
