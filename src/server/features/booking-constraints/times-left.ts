import { eq } from 'drizzle-orm';
import {
  isMetLater,
  type Constraint,
  type UseRules,
} from '#domain/booking-constraints/constraint.ts';
import { constraintOf, type Rule } from '#domain/booking-constraints/rule.ts';
import { leavesNone } from '#domain/booking-constraints/sentences.ts';
import { usesUnder } from '#domain/booking-constraints/refused-by.ts';
import type { SlotRules } from '#domain/slots/coach-time.ts';
import { findSlots, nextFree } from '#domain/slots/find.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { creditLots, sessionOptions, teams } from '#database/schema/index.ts';
import {
  coachesGiving,
  permittedPairs,
  sessionTerms,
  slotQuestions,
  type SlotQuestions,
} from '#server/features/availability/public.ts';
import { ruleNames } from '#server/features/relations/public.ts';
import { limitsOfLot } from '#server/features/session-credits/public.ts';
import { readerZone } from '#server/http/reader-zone.ts';

interface TimesLeft {
  /** Starts in the next 28 days. */
  readonly remaining: number;
  readonly refusal: string | null;
}

const soon = 28 * DAY;

/**
 * How many times a credit could be booked at if one more rule held, with any coach whom its holder may book; and why it may not hold, where it leaves none in the
 * dates of the programme though there are some without it. What has to come first is taken as done.
 */
export async function timesLeft(
  db: Database,
  lotId: string,
  rule: Rule,
  now: number,
): Promise<TimesLeft> {
  const limits = await limitsOfLot(db, lotId);
  const asked = limits && (await questionFor(db, lotId, limits, now));
  if (!limits || !asked) return { remaining: 0, refusal: null };
  const constraint = constraintOf(rule, await ruleNames(db, [rule]));
  const before: UseRules = {
    zone: limits.timeZone,
    reader: readerZone(limits.timeZone),
    used: [],
    place: null,
    answered: [],
    constraints: [],
    ...asked.rules.uses?.rules,
  };
  const under = (constraints: readonly Constraint[]): SlotRules => ({
    ...asked.rules,
    uses: usesUnder({ ...before, constraints: constraints.filter((each) => !isMetLater(each)) }),
  });
  const rules = under([...before.constraints, constraint]);
  const starts = new Set(
    [...asked.coaches.values()].flatMap((coach) => findSlots(coach, rules, now, now + soon)),
  );
  const isLeft = starts.size > 0 || hasTime(asked, rules, now);
  const refusal =
    isLeft || !hasTime(asked, under(before.constraints), now)
      ? null
      : leavesNone(constraint, before, limits.endDate);
  return { remaining: starts.size, refusal };
}

/** Whether there is a time at all before the programme ends, however long ahead. */
function hasTime({ coaches }: SlotQuestions, rules: SlotRules, now: number): boolean {
  const end = Math.min(rules.window?.end ?? now, rules.lot?.expiresAt ?? now);
  const lasting = { ...rules, horizonMs: Math.max(0, end - now) };
  return [...coaches.values()].some((coach) => nextFree(coach, lasting, now, 1).length > 0);
}

/** The times of everybody who could give a session for the credit; null where the session is no more. */
async function questionFor(
  db: Database,
  lotId: string,
  limits: NonNullable<Awaited<ReturnType<typeof limitsOfLot>>>,
  now: number,
): Promise<SlotQuestions | null> {
  const [lot] = await db.orm
    .select({
      holderType: creditLots.holderType,
      holderId: creditLots.holderId,
      leaderId: teams.leaderId,
      programmeId: creditLots.programmeId,
      organizationId: creditLots.organizationId,
      sessionId: sessionOptions.sessionId,
    })
    .from(creditLots)
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .leftJoin(teams, eq(teams.id, creditLots.holderId))
    .where(eq(creditLots.id, lotId));
  const terms = lot && (await sessionTerms(db, lot.sessionId, lot.organizationId));
  if (!lot || !terms) return null;
  const { sessionId, programmeId } = lot;
  const isOfTeam = lot.holderType === 'team';
  const memberId = isOfTeam ? lot.leaderId : lot.holderId;
  const pairs =
    memberId === null
      ? await coachesGiving(db, sessionId, programmeId, now)
      : await permittedPairs(db, { memberId, teamId: isOfTeam ? lot.holderId : null }, now, {
          sessionId,
        });
  const coachIds = pairs.filter((pair) => pair.programmeId === programmeId);
  return slotQuestions(db, terms, [...new Set(coachIds.map(({ coachId }) => coachId))], {
    memberIds: memberId === null ? [] : [memberId],
    lot: limits,
    now,
    from: now,
    to: Math.max(now + soon, Math.min(limits.expiresAt, now + 366 * DAY)),
    ignore: ['horizon'],
  });
}
