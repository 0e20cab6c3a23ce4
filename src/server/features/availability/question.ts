import { and, eq } from 'drizzle-orm';
import { sessionState } from '#machines/session/states.gen.ts';
import type { Database } from '#database/database.ts';
import { sessions } from '#database/schema/index.ts';
import { isPaidByEach } from '#domain/bookings/paid-by-each.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { CoachTime, Override, SlotRules } from '#domain/slots/coach-time.ts';
import type { PolicyParameters } from '#domain/policy/parameters.ts';
import { DAY } from '#domain/time/calendar.ts';
import { beginningOf, daysLater } from '#domain/time/local.ts';
import {
  otherPayers,
  usesOfParty,
  type LotLimits,
} from '#server/features/session-credits/public.ts';
import { inState } from '#database/in-state.ts';
import { timesOf } from './coach-time.ts';
import { policyColumns, policyIn } from '#server/policy-for.ts';
import type { Except } from './reservations.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** What a session and the policy of an organisation demand of every booking; lengths in milliseconds. */
export interface SessionTerms {
  readonly session: SessionRow;
  readonly policy: PolicyParameters;
  readonly policyVersion: number;
  readonly durationMs: number;
  readonly bufferBeforeMs: number;
  readonly bufferAfterMs: number;
}

/** Everything the one function of bookable times needs: the coach's time and what is demanded of a start. */
export interface SlotQuestion {
  readonly coach: CoachTime;
  readonly rules: SlotRules;
}

/** The same of several coaches, by their ids: what is demanded is the same of all. */
export interface SlotQuestions {
  readonly coaches: ReadonlyMap<string, CoachTime>;
  readonly rules: SlotRules;
}

export interface Asked {
  readonly coachId: string;
  readonly memberIds: readonly string[];
  /** Whoever chose the credit, where each of the members pays for themselves. */
  readonly ownerId?: string;
  readonly lot: LotLimits | null;
  readonly now: number;
  /** The instants between which starts are looked for. */
  readonly from: number;
  readonly to: number;
  /** The asker's own hold or booking, which does not stand in their way. */
  readonly except?: Except;
  readonly ignore?: readonly Override[];
  /** Where it is to be, once that is known. */
  readonly place?: LocationKind;
}

/**
 * The terms of an active session; null when there is no such session (any more). `kept`: nobody deletes or changes it until the transaction ends, so that
 * what is booked is there.
 */
export const sessionTerms = (
  db: Database,
  sessionId: string,
  organizationId: string,
  { kept = false } = {},
): Promise<SessionTerms | null> =>
  db.once(`terms ${sessionId} ${organizationId} ${kept}`, () =>
    termsOf(db, sessionId, organizationId, kept),
  );

async function termsOf(
  db: Database,
  sessionId: string,
  organizationId: string,
  kept: boolean,
): Promise<SessionTerms | null> {
  const found = db.orm
    .select({ session: sessions, ...policyColumns(organizationId) })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), inState(sessions.status, sessionState.active)));
  const [row] = kept ? await found.for('key share') : await found;
  if (!row) return null;
  const { session } = row;
  const { version, parameters: policy } = policyIn(row);
  return {
    session,
    policy,
    policyVersion: version,
    durationMs: session.durationMinutes * 60_000,
    bufferBeforeMs: Math.max(policy.bufferBefore, session.bufferBefore * 60_000),
    bufferAfterMs: Math.max(policy.bufferAfter, session.bufferAfter * 60_000),
  };
}

/** Loads a question about bookable times; null when there is no such active coach. */
export async function slotQuestion(
  db: Database,
  terms: SessionTerms,
  { coachId, ...asked }: Asked,
): Promise<SlotQuestion | null> {
  const { coaches, rules } = await slotQuestions(db, terms, [coachId], asked);
  const coach = coaches.get(coachId);
  return coach ? { coach, rules } : null;
}

/** Loads a question about the bookable times of several coaches, in the same few queries however many they are; who is not active is left out. */
export async function slotQuestions(
  db: Database,
  terms: SessionTerms,
  coachIds: readonly string[],
  asked: Omit<Asked, 'coachId'>,
): Promise<SlotQuestions> {
  const [from, to] = [asked.from - DAY, asked.to + DAY];
  const { lot, except, place } = asked;
  const payers = lot && (await payersOf(db, terms, lot, asked));
  const uses =
    payers &&
    (await usesOfParty(db, {
      ...payers,
      bookingId: except && 'bookingId' in except ? except.bookingId : undefined,
      place,
    }));
  const { coaches, memberBusy } = await timesOf(db, {
    coachIds,
    memberIds: asked.memberIds,
    from,
    to,
    except,
  });
  return {
    coaches,
    rules: {
      now: asked.now,
      durationMs: terms.durationMs,
      stepMinutes: terms.policy.slotStepMinutes,
      bufferBeforeMs: terms.bufferBeforeMs,
      bufferAfterMs: terms.bufferAfterMs,
      minNoticeMs: terms.policy.minNotice,
      horizonMs: terms.policy.bookingHorizon,
      memberBusy,
      ...(lot ? limitsOf(lot) : {}),
      ...(uses ? { uses } : {}),
      ...(asked.ignore ? { ignore: asked.ignore } : {}),
    },
  };
}

/** The credit that was chosen, with whose sessions count for it; and the others who pay, where everybody does. */
async function payersOf(
  db: Database,
  { session }: SessionTerms,
  { id: lotId, programmeId, also, ...lot }: LotLimits,
  { memberIds, ownerId = lot.ownerId }: Omit<Asked, 'coachId'>,
) {
  if (!isPaidByEach(session) || ownerId === undefined) return { lotId, memberIds, others: [] };
  const place = { sessionId: session.id, programmeId, cost: session.creditCost };
  const rest = memberIds.filter((id) => id !== ownerId);
  return { lotId, memberIds: [ownerId], others: also ?? (await otherPayers(db, rest, place)) };
}

/** A session lies inside its programme's dates, and starts while the credit that pays for it is valid. */
export function limitsOf(lot: LotLimits): Pick<SlotRules, 'window' | 'lot'> {
  return {
    window: {
      zone: lot.timeZone,
      start: beginningOf(lot.timeZone, lot.startDate),
      end: beginningOf(lot.timeZone, daysLater(lot.endDate, 1)),
    },
    lot: { effectiveAt: lot.effectiveAt, expiresAt: lot.expiresAt },
  };
}
