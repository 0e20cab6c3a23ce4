import { inArray } from 'drizzle-orm';
import { usesUnder } from '#domain/booking-constraints/refused-by.ts';
import { isPaidByEach } from '#domain/bookings/paid-by-each.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import {
  payingLotsOf,
  usesAmong,
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

/** What the rules of credits are asked about a place. */
interface RuledPlace {
  readonly endsAt: number;
  readonly coachId: string;
  readonly location: LocationKind;
  /** The booking in question, which does not stand in its own way. */
  readonly bookingId?: string;
}

/** Whose credits a party chooses from: a team's, or where everybody pays for themselves those of whoever books. */
export const payerOf = (
  { holder, ownerId }: Party,
  session: Parameters<typeof isPaidByEach>[0],
): Holder => (isPaidByEach(session) ? { type: 'member', id: ownerId } : holder);

/** Of these lots those that could pay for a place, in the order of drawing. `taken` are units that others take first, by lot. */
const coveringAmong = (
  lots: readonly PayingLot[],
  { programmeId, startsAt, cost }: PaidPlace,
  taken: ReadonlyMap<string, number>,
): PayingLot[] =>
  lots.filter(
    (lot) =>
      lot.programmeId === programmeId &&
      lot.available - (taken.get(lot.id) ?? 0) >= cost &&
      lot.effectiveAt <= startsAt &&
      startsAt < lot.expiresAt,
  );

/** Why a lot of somebody may not be used for a place; nothing speaks against any where no rule is to be asked. */
async function rulesFor(
  db: Database,
  own: ReadonlyMap<string, readonly PayingLot[]>,
  { startsAt }: PaidPlace,
  asked: RuledPlace | null,
): Promise<(userId: string, lotId: string) => string | null> {
  if (asked === null) return () => null;
  const { endsAt, coachId, location, bookingId } = asked;
  const rulesOf = await usesAmong(db, {
    lotIds: [...new Set([...own.values()].flat().map(({ id }) => id))],
    memberIds: [...own.keys()],
    bookingId,
  });
  const start = { at: startsAt, durationMs: endsAt - startsAt, coachId };
  return (userId, lotId) => {
    const rules = rulesOf({ lotIds: [lotId], memberIds: [userId], place: location });
    return rules ? (usesUnder(rules).refusals(start)[0] ?? null) : null;
  };
}

export interface Payers {
  /** What pays for whom. */
  readonly lots: ReadonlyMap<string, string>;
  /** Whoever can't pay, by name. */
  readonly lacking: readonly string[];
  /** What the rules say to those who may use none of the credits that they have, by their ids. */
  readonly closed: ReadonlyMap<string, string>;
}

/**
 * What pays for each of those who come, by the rules that their credits are asked about; units of a pool are counted over all of them. `preferred` is the lot that
 * was chosen for one of them.
 */
export async function payersOf(
  db: Database,
  userIds: readonly string[],
  place: PaidPlace,
  preferred: ReadonlyMap<string, string | null> = new Map(),
  asked: RuledPlace | null = null,
): Promise<Payers> {
  const closed = new Map<string, string>();
  if (userIds.length === 0) return { lots: new Map(), lacking: [], closed };
  const own = await payingLotsOf(db, userIds, { sessionId: place.sessionId });
  const whyNot = await rulesFor(db, own, place, asked);
  const lots = new Map<string, string>();
  const taken = new Map<string, number>();
  const without: string[] = [];
  for (const userId of userIds) {
    const wanted = preferred.get(userId) ?? null;
    const covering = coveringAmong(own.get(userId) ?? [], place, taken);
    const usable = covering.filter(({ id }) => whyNot(userId, id) === null);
    const lot = usable.find(({ id }) => id === wanted) ?? usable[0];
    const [first] = covering;
    if (lot) {
      lots.set(userId, lot.id);
      taken.set(lot.id, (taken.get(lot.id) ?? 0) + place.cost);
    } else if (first) closed.set(userId, whyNot(userId, first.id) ?? '');
    else without.push(userId);
  }
  return { lots, lacking: await namesOf(db, without), closed };
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
  return `${creditsNeeded(cost)} from everyone and ${rest} none left.`;
}
