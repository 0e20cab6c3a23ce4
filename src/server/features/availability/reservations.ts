import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { slotHoldState } from '#machines/slot-hold/states.gen.ts';
import type { Database } from '#database/database.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import { inState } from '#database/in-state.ts';
import { personDays, reservations, slotHolds } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { dateAt, daysLater } from '#domain/time/local.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { publishSlots } from '#server/stream/publish.ts';

/** A stretch of time somebody is taken for; a coach's includes the buffers. Half-open, epoch milliseconds. */
export interface Occupancy {
  readonly side: 'coach' | 'member';
  readonly personId: string;
  readonly during: { readonly from: number; readonly to: number };
}

export type Owner = { readonly bookingId: string } | { readonly holdId: string };

/** Whose reservations do not stand in the way: one owner's, or those of what a member keeps for the moment. */
export type Except = Owner | { readonly heldBy: string; readonly now: number };

/**
 * Makes everybody else who wants these people at these times wait until the transaction ends. One row per person and UTC day, locked in one order for all:
 * two ranges that overlap share a UTC day, so whoever comes second sees what the first one did.
 */
export async function lockDays(db: Database, occupancies: readonly Occupancy[]): Promise<void> {
  const rows = new Map<string, { personId: string; day: string }>();
  for (const { personId, during } of occupancies) {
    const last = dateAt('UTC', during.to - 1);
    for (let day = dateAt('UTC', during.from); day <= last; day = daysLater(day, 1))
      rows.set(`${personId} ${day}`, { personId, day });
  }
  const ordered = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await db.orm.insert(personDays).values(ordered).onConflictDoNothing();
  for (const { personId, day } of ordered) {
    await db.orm
      .select({ day: personDays.day })
      .from(personDays)
      .where(and(eq(personDays.personId, personId), eq(personDays.day, day)))
      .for('update');
  }
}

/** Takes people's time for a booking or a hold, and tells those who are choosing a time of the coach. With the days locked before, and asked for a clash, the database's own constraints have nothing to say. */
export async function reserve(
  db: Database,
  owner: Owner,
  occupancies: readonly Occupancy[],
): Promise<void> {
  if (occupancies.length === 0) return;
  await db.orm
    .insert(reservations)
    .values(occupancies.map((occupancy) => ({ id: newId(), ...owner, ...occupancy })));
  await publishSlots(db, coachesIn(occupancies));
}

/** Gives back the time of a booking or a hold, and tells those who may want it. */
export async function release(db: Database, owner: Owner): Promise<void> {
  const freed = await db.orm
    .delete(reservations)
    .where(ownedBy(owner))
    .returning({ side: reservations.side, personId: reservations.personId });
  await publishSlots(db, coachesIn(freed));
}

/** What is said about a time for which somebody is taken already. */
export const occupiedSentence = (side: Occupancy['side']): string =>
  sentenceOf(side === 'coach' ? 'reservations_coach_free' : 'reservations_member_free');

const coachesIn = (occupancies: readonly { side: string; personId: string }[]): string[] =>
  occupancies.filter(({ side }) => side === 'coach').map(({ personId }) => personId);

const ownedBy = (owner: Owner): SQL =>
  'bookingId' in owner
    ? eq(reservations.bookingId, owner.bookingId)
    : eq(reservations.holdId, owner.holdId);

const excepted = (except: Except): SQL =>
  'heldBy' in except
    ? sql`${reservations.holdId} in (
        select held.id from ${slotHolds} held
        where held.member_id = ${except.heldBy} and ${inState(sql`held.status`, slotHoldState.held)} and held.expires_at > ${wireInstant(except.now)})`
    : ownedBy(except);

/** Which reservations, by the table's own name, lie at some moment of a range and are not excepted. */
export function reservedIn(from: number, to: number, except: Except | undefined): SQL {
  const range = sql`tstzrange(${wireInstant(from)}, ${wireInstant(to)})`;
  const within = sql`${reservations.during} && ${range}`;
  return except ? sql`${within} and not coalesce(${excepted(except)}, false)` : within;
}

/** Who of these people is taken at some moment of a range, leaving out one owner's own reservations. */
export async function reservedBetween(
  db: Database,
  personIds: readonly string[],
  from: number,
  to: number,
  except?: Except,
) {
  if (personIds.length === 0) return [];
  return db.orm
    .select()
    .from(reservations)
    .where(and(inArray(reservations.personId, [...personIds]), reservedIn(from, to, except)));
}

/** Whose time of these is taken already; null when all of it is free. The member's before the coach's: who has a session there needs to hear of that one. */
export async function firstClash(
  db: Database,
  occupancies: readonly Occupancy[],
): Promise<Occupancy['side'] | null> {
  const from = Math.min(...occupancies.map(({ during }) => during.from));
  const to = Math.max(...occupancies.map(({ during }) => during.to));
  const reserved = await reservedBetween(
    db,
    occupancies.map(({ personId }) => personId),
    from,
    to,
  );
  const clashes = occupancies.filter(({ personId, during }) =>
    reserved.some(
      (other) =>
        other.personId === personId &&
        other.during.from < during.to &&
        during.from < other.during.to,
    ),
  );
  const own = clashes.find(({ side }) => side === 'member');
  return (own ?? clashes[0])?.side ?? null;
}
