import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { slotHolds } from '#database/schema/index.ts';
import { explain } from '#domain/slots/explain.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import { newId } from '#domain/ids.ts';
import { decide } from '#machines/decide.ts';
import type { Person } from '#machines/person.ts';
import { slotHoldChart } from '#machines/slot-hold/chart.ts';
import { refuse } from '#server/http/refusal.ts';
import { create, send } from '#server/records/send.ts';
import {
  firstClash,
  lockDays,
  release,
  sessionTerms,
  slotQuestion,
  TimeTaken,
  type Taken,
} from '#server/features/availability/public.ts';
import type { PayingLot } from '#server/features/session-credits/public.ts';
import { contextOf, slotHoldKind, type SlotHoldRow } from './kind.ts';

export interface NewHold {
  readonly by: Person;
  readonly organizationId: string;
  readonly teamId: string | null;
  readonly memberIds: readonly string[];
  readonly timeZone: string;
  readonly sessionId: string;
  readonly coachId: string;
  readonly lot: PayingLot | null;
  readonly startsAt: number;
  readonly at: number;
}

const taken = 'That time has just been taken.';
const ownSession = 'You already have a session at that time.';

/** Keeps a time for its picker inside the current transaction; the one they held before is released. Resolves to the hold's id. */
export async function holdTime(db: Database, wanted: NewHold): Promise<string> {
  const { by, at, startsAt } = wanted;
  const terms = await sessionTerms(db, wanted.sessionId, wanted.organizationId);
  if (!terms) throw refuse.invalid({ session: 'Choose a session.' });
  const endsAt = startsAt + terms.durationMs;
  const takens: Taken[] = [
    {
      side: 'coach',
      personId: wanted.coachId,
      during: { from: startsAt - terms.bufferBeforeMs, to: endsAt + terms.bufferAfterMs },
    },
    { side: 'member', personId: by.id, during: { from: startsAt, to: endsAt } },
  ];
  await lockDays(db, takens);
  await releaseOwn(db, by, at);
  const clash = await firstClash(db, takens);
  const asked = clash
    ? null
    : await slotQuestion(db, terms, { ...wanted, now: at, from: startsAt, to: startsAt });
  const [reason] = asked
    ? reasonsFor('member', explain(asked.coach, asked.rules, startsAt, wanted.timeZone))
    : [];
  const id = newId(at);
  const row: SlotHoldRow = {
    id,
    version: 1,
    status: 'held',
    organizationId: wanted.organizationId,
    memberId: by.id,
    coachId: wanted.coachId,
    sessionId: wanted.sessionId,
    teamId: wanted.teamId,
    startsAt,
    endsAt,
    expiresAt: at + terms.policy.holdTtl,
    bookingId: null,
    createdAt: at,
    updatedAt: at,
  };
  try {
    await create(db, slotHoldKind, {
      id,
      context: contextOf(row),
      event: {
        type: 'HOLD',
        by,
        at,
        facts: {
          slot: asked ? (reason?.sentence ?? null) : clash === 'member' ? ownSession : taken,
        },
      },
      insert: async ({ status }) => {
        await db.orm.insert(slotHolds).values({ ...row, status });
        return { row, taken: takens };
      },
    });
  } catch (error) {
    if (error instanceof TimeTaken) {
      throw refuse.invalid({ time: error.side === 'member' ? ownSession : taken });
    }
    throw error;
  }
  return id;
}

/** Releases the time somebody still holds, if any: one hold per member at a time. */
async function releaseOwn(db: Database, by: Person, at: number): Promise<void> {
  const [own] = await db.orm
    .select({ id: slotHolds.id })
    .from(slotHolds)
    .where(and(eq(slotHolds.memberId, by.id), eq(slotHolds.status, 'held')))
    .for('update');
  if (own) await send(db, slotHoldKind, own.id, { type: 'RELEASE', by, at });
}

/**
 * Opens the time of the asker's own hold to the booking that is about to be made of it, inside the transaction that makes it; resolves to the hold to be
 * converted. A hold that has lapsed is given up. One of somebody else or for another time is left alone: the booking then has to find the time free like any other.
 */
export async function openHold(
  db: Database,
  holdId: string,
  booking: { readonly coachId: string; readonly startsAt: number },
  by: Person,
  at: number,
): Promise<string | null> {
  const record = await slotHoldKind.lock(db, holdId);
  if (!record) return null;
  const { coachId, startsAt } = record.extra.row;
  if (coachId !== booking.coachId || startsAt !== booking.startsAt) return null;
  const accepts = (type: 'CONVERT' | 'RELEASE') =>
    decide(slotHoldChart, record.row, { type, by, at }).accepted;
  if (accepts('CONVERT')) {
    await release(db, { holdId });
    return holdId;
  }
  if (accepts('RELEASE')) await send(db, slotHoldKind, holdId, { type: 'RELEASE', by, at });
  return null;
}

/** Turns an opened hold into a booking that exists by now. */
export async function convertHold(
  db: Database,
  holdId: string,
  bookingId: string,
  by: Person,
  at: number,
): Promise<void> {
  await send(db, slotHoldKind, holdId, { type: 'CONVERT', by, at, bookingId });
}
