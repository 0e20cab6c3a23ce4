import { readerZone } from '#server/http/reader-zone.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { slotHolds } from '#database/schema/index.ts';
import { explain } from '#domain/slots/explain.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import { newId } from '#domain/ids.ts';
import type { Person } from '#machines/person.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { create } from '#server/records/send.ts';
import {
  firstClash,
  lockDays,
  permittedPairs,
  sessionTerms,
  slotQuestion,
  occupiedSentence,
  type SessionTerms,
  type Occupancy,
} from '#server/features/availability/public.ts';
import type { PayingLot } from '#server/features/session-credits/public.ts';
import { contextOf, slotHoldKind, type SlotHoldRow } from './kind.ts';
import { releaseOwn } from './own-hold.ts';

export interface NewHold {
  readonly by: Person;
  readonly organizationId: string;
  readonly teamId: string | null;
  /** The member, or the leader who books for the team. */
  readonly ownerId: string;
  readonly memberIds: readonly string[];
  readonly timeZone: string;
  readonly sessionId: string;
  readonly coachId: string;
  readonly lot: PayingLot | null;
  readonly startsAt: number;
  readonly at: number;
}

/** Keeps a time for its picker inside the current transaction; the one they held before is released. Resolves to the hold's id. */
export async function holdTime(db: Database, wanted: NewHold): Promise<string> {
  const { by, at, startsAt } = wanted;
  const terms = await sessionTerms(db, wanted.sessionId, wanted.organizationId);
  if (!terms) throw refuse.invalid({ session: 'Choose a session.' });
  const endsAt = startsAt + terms.durationMs;
  const occupancies: Occupancy[] = [
    {
      side: 'coach',
      personId: wanted.coachId,
      during: { from: startsAt - terms.bufferBeforeMs, to: endsAt + terms.bufferAfterMs },
    },
    { side: 'member', personId: by.id, during: { from: startsAt, to: endsAt } },
  ];
  await takeTurns(db, by.id);
  await lockDays(db, occupancies);
  await releaseOwn(db, by, at);
  const clash = await firstClash(db, occupancies);
  const slot = clash ? occupiedSentence(clash) : await reasonAgainst(db, wanted, terms);
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
  await create(db, slotHoldKind, {
    id,
    context: contextOf(row),
    event: {
      type: 'HOLD',
      by,
      at,
      facts: { isSlotFree: slot },
    },
    insert: async ({ status }) => {
      await db.orm.insert(slotHolds).values({ ...row, status });
      return { row, taken: occupancies };
    },
  });
  return id;
}

/** Somebody keeps one time at most: of several that they ask for at once each waits for the one before, and takes its place. */
const takeTurns = (db: Database, memberId: string) =>
  db.orm.execute(sql`select id from users where id = ${memberId} for no key update`);

/** Why a time that nobody has taken can't be kept, in the member's words, or null. Refused when the coach is not theirs to book. */
async function reasonAgainst(
  db: Database,
  wanted: NewHold,
  terms: SessionTerms,
): Promise<string | null> {
  const { coachId, sessionId, startsAt, at, ownerId, teamId, timeZone } = wanted;
  const client = { memberId: ownerId, teamId };
  const permitted = await permittedPairs(db, client, at, { coachId, sessionId });
  const asked = { ...wanted, now: at, from: startsAt, to: startsAt };
  const question = permitted.length > 0 ? await slotQuestion(db, terms, asked) : null;
  if (!question) throw refuse.invalid({ coach: 'This coach can no longer be booked.' });
  const reasons = explain(question.coach, question.rules, startsAt, readerZone(timeZone));
  return reasonsFor('member', reasons)[0]?.sentence ?? null;
}
