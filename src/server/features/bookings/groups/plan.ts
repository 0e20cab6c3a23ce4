import { readerZone } from '#server/http/reader-zone.ts';
import { isMember, isStaff, type Person } from '#machines/person.ts';
import { demandsOf, periodAt, periodsOf } from '#domain/slots/hours-period.ts';
import type { CoachTime, Override } from '#domain/slots/coach-time.ts';
import { explain } from '#domain/slots/explain.ts';
import { reasonsFor } from '#domain/slots/reasons.ts';
import { mostTogether } from '#domain/bookings/recurrence.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import type { Found } from '#domain/time/wall.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import {
  limitsOf,
  mayChooseTimesOf,
  reservedBetween,
  sessionTerms,
  slotQuestion,
  type SessionTerms,
  type Occupancy,
} from '#server/features/availability/public.ts';
import type { PayingLot } from '#server/features/session-credits/public.ts';
import { occupancyFor } from '../times/occupancy.ts';
import type { Party } from '../record/party.ts';
import { datesOf } from './dates.ts';
import { creditBudgetsOf, type CreditBudget } from './credit-budget.ts';
import { partiesFor, type GroupRequest } from './group-request.ts';

/** One session of a group before it is booked. */
export interface PlannedSession {
  readonly party: Party;
  readonly startsAt: number;
  readonly endsAt: number;
  /** The clocks skip its time, so that it starts later by the clock. */
  readonly isShifted: boolean;
  readonly isLeftOut: boolean;
  /** Why it can't be booked; null when it can. */
  readonly refusal: string | null;
  /** What would pay; null for a free session. */
  readonly lot: PayingLot | null;
  readonly programmeId: string | null;
}

export interface GroupPlan {
  readonly parties: readonly [Party, ...Party[]];
  readonly terms: SessionTerms;
  readonly sessions: readonly PlannedSession[];
}

/** What is agreed by staff long ahead is not bound to the horizon within which times are offered. */
export const overridesFor = (by: Person): Override[] => (isStaff(by) ? ['horizon'] : []);

/**
 * The sessions that a group would have, each asked of the one function of bookable times, as if those before it were booked: their time is taken and their
 * credits are set aside. Writes nothing.
 */
export async function planGroup(
  db: Database,
  by: Pick<Principal, 'id' | 'role'>,
  request: GroupRequest,
  now: number,
): Promise<GroupPlan> {
  const parties = await partiesFor(db, by, request, now);
  const [{ organizationId, teamId }] = parties;
  const terms = await sessionTerms(db, request.session, organizationId);
  if (!terms || (terms.session.format === 'team') !== (teamId !== null))
    throw refuse.invalid({ session: 'Choose a session.' });
  const [mayAsk] = await mayChooseTimesOf(db, by, [request.coach], now);
  if (mayAsk === undefined) throw refuse.invalid({ coach: 'Choose a coach.' });

  const dates = datesOf(request.pattern);
  if (dates.length * parties.length > mostTogether)
    throw refuse.invalid({ rule: `A group can have at most ${mostTogether} sessions.` });
  const planner = await plannerFor(db, by, { request: request, parties, terms, dates, now });
  const sessions: PlannedSession[] = [];
  for (const date of dates)
    for (const [place, party] of parties.entries())
      sessions.push(planner.place(party, date, place));
  return { parties, terms, sessions };
}

/** Whose time all of them take. */
export const occupanciesOf = ({ sessions, terms }: GroupPlan, coachId: string): Occupancy[] =>
  sessions.flatMap(({ party, startsAt, endsAt }) =>
    occupancyFor(
      coachId,
      party.memberIds,
      { startsAt, endsAt },
      { bufferBefore: terms.bufferBeforeMs, bufferAfter: terms.bufferAfterMs },
    ),
  );

interface Planning {
  readonly request: GroupRequest;
  readonly parties: readonly Party[];
  readonly terms: SessionTerms;
  readonly dates: readonly Found[];
  readonly now: number;
}

async function plannerFor(db: Database, by: Person, planning: Planning) {
  const { request, parties, terms, dates, now } = planning;
  const spent = new Map<string, number>();
  const made: PlannedSession[] = [];
  const place = request.location?.kind;
  const budgets = await creditBudgetsOf(db, parties, {
    ...request,
    place,
    now,
    terms,
    spent,
    made,
  });
  const memberIds = [...new Set(parties.flatMap((party) => party.memberIds))];
  const from = dates[0]?.instant ?? now;
  const to = (dates.at(-1)?.instant ?? now) + DAY;
  const question = await slotQuestion(db, terms, {
    coachId: request.coach,
    memberIds: [],
    lot: null,
    now,
    from,
    to,
    ignore: overridesFor(by),
  });
  if (!question) throw refuse.invalid({ coach: 'Choose a coach.' });
  const { coach, rules } = question;
  const busy = await busyOfMembers(db, memberIds, from, to);
  const audience = isMember(by) ? 'member' : 'staff';
  const madeFor = (party: Party) =>
    made
      .filter((each) => each.party === party)
      .map((each) => ({ start: each.startsAt, end: each.endsAt }));

  return {
    place(party: Party, { instant, shifted }: Found, place: number): PlannedSession {
      const startsAt = instant + place * strideOf(terms, coach, from);
      const times = { party, startsAt, endsAt: startsAt + terms.durationMs, isShifted: shifted };
      const nothing = { ...times, lot: null, programmeId: null };
      if (request.leftOut.has(startsAt)) return { ...nothing, isLeftOut: true, refusal: null };
      const budget = budgets.get(party) as CreditBudget;
      const paid = budget.payFor(startsAt, coach.firstName);
      const { lot, programmeId, refusal, alsoFrom, uses } = paid;
      const decided = { ...times, lot, programmeId, isLeftOut: false };
      if (refusal !== null) return { ...decided, refusal };
      const reasons = explain(
        alsoTaken(coach, made, terms),
        {
          ...rules,
          ...(lot && limitsOf(lot)),
          ...(uses && { uses }),
          memberBusy: [...busy(party), ...madeFor(party)],
        },
        startsAt,
        readerZone(party.timeZone),
      );
      const [reason] = reasonsFor(audience, reasons);
      const planned = { ...decided, refusal: reason?.sentence ?? null };
      if (planned.refusal === null) {
        made.push(planned);
        for (const id of lot ? [lot.id, ...alsoFrom] : [])
          spent.set(id, (spent.get(id) ?? 0) + terms.session.creditCost);
      }
      return planned;
    },
  };
}

/** When the members of each party have sessions of their own, asked once for all of them. */
async function busyOfMembers(db: Database, memberIds: readonly string[], from: number, to: number) {
  const own = await reservedBetween(db, memberIds, from - DAY, to + DAY);
  return (party: Party) =>
    own
      .filter(({ personId }) => party.memberIds.includes(personId))
      .map(({ during }) => ({ start: during.from, end: during.to }));
}

/** A coach's time with those sessions of the group that come before. */
function alsoTaken(
  coach: CoachTime,
  made: readonly PlannedSession[],
  { bufferBeforeMs, bufferAfterMs }: SessionTerms,
): CoachTime {
  const own = made.map(({ startsAt, endsAt }) => ({
    kind: 'booking' as const,
    start: startsAt,
    end: endsAt,
    bufferBeforeMs,
    bufferAfterMs,
    reference: 'of this group',
  }));
  return { ...coach, reservations: [...coach.reservations, ...own] };
}

/** From one member's start to the next one's: the session with the time that has to be free around it, on the grid of times. */
function strideOf(terms: SessionTerms, coach: CoachTime, at: number): number {
  const { bufferBeforeMs, bufferAfterMs, durationMs, policy } = terms;
  const version = periodAt(periodsOf(coach), at);
  const demands = demandsOf(version, {
    now: at,
    durationMs,
    stepMinutes: policy.slotStepMinutes,
    bufferBeforeMs,
    bufferAfterMs,
    minNoticeMs: 0,
    horizonMs: 0,
    memberBusy: [],
  });
  const step = policy.slotStepMinutes * MINUTE;
  const length = durationMs + demands.bufferBeforeMs + demands.bufferAfterMs;
  return Math.ceil(length / step) * step;
}
