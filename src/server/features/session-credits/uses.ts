import { sql, type SQL } from 'drizzle-orm';
import { constraintOf, type Rule } from '#domain/booking-constraints/rule.ts';
import type { Constraint, Used, UseRules, Zones } from '#domain/booking-constraints/constraint.ts';
import { sentenceFor } from '#domain/booking-constraints/sentences.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { bookingState, bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { ruleNames } from '#server/features/relations/public.ts';
import { readerZone } from '#server/http/reader-zone.ts';

/** Who uses a credit, and for what. */
interface Using {
  /** The lot that pays; several where everybody pays for themselves. */
  readonly lotIds: readonly string[];
  readonly memberIds: readonly string[];
  /** The booking in question, which does not stand in its own way. */
  readonly bookingId?: string | undefined;
  readonly place?: LocationKind | undefined;
}

interface OfferRow {
  readonly lotId: string;
  readonly optionId: string;
  readonly programmeId: string;
  readonly sessionId: string;
  readonly zone: string;
  readonly maxPerMember: number | null;
  readonly minDaysBetween: number | null;
}

/** By which rules lots may be used: those of the programme that offers the session, and their own with those of the pool that they came from. */
export async function usesOf(db: Database, using: Using): Promise<UseRules | null> {
  return (await usesAmong(db, using))(using);
}

/** A session that is to be booked, and is not yet. */
interface Planned {
  readonly start: number;
  readonly programmeId: string | null;
}

/** One use of some of the lots that were asked for. */
interface UseOfSome extends Omit<Using, 'bookingId'> {
  /** For the same session by the same people, as if they were booked. */
  readonly planned?: readonly Planned[];
}

/** The same for any use of several lots by some of several people, asked once for all of them. */
export const usesAmong = (
  db: Database,
  { lotIds, memberIds, bookingId }: Using,
): Promise<(use: UseOfSome) => UseRules | null> =>
  db.once(`uses ${JSON.stringify({ lotIds, memberIds, bookingId })}`, () =>
    readUses(db, { lotIds, memberIds, bookingId }),
  );

async function readUses(
  db: Database,
  { lotIds, memberIds, bookingId }: Using,
): Promise<(use: UseOfSome) => UseRules | null> {
  if (lotIds.length === 0) return () => null;
  const { offers, own } = await limitsOf(db, lotIds);
  const isLimited = own.length > 0 || offers.some((offer) => rulesOf(offer).length > 0);
  const booked = isLimited ? await bookedBy(db, memberIds, offers, bookingId) : [];
  const asks = own.some(({ constraint }) => constraint.kind === 'afterQuestionnaire');
  const answered = asks ? await answeredBy(db, memberIds) : [];
  return (use) => {
    const some = offers.filter(({ lotId }) => use.lotIds.includes(lotId));
    const [offer] = some;
    if (!offer) return null;
    const ofSome = own.filter(({ lotId }) => use.lotIds.includes(lotId));
    const constraints = [
      ...new Map(some.map((each) => [each.optionId, rulesOf(each)])).values(),
      ...new Map(ofSome.map(({ id, constraint }) => [id, [constraint]])).values(),
    ].flat();
    return {
      constraints,
      ...zonesOf(offer),
      used: constraints.length === 0 ? [] : usedIn(offer, booked, use),
      place: use.place ?? null,
      answered: answeredByAll(answered, use.memberIds),
    };
  };
}

interface AnsweredRow extends Record<string, unknown> {
  readonly questionnaire: string;
  readonly people: readonly string[];
}

/** The questionnaires that members have handed in, wherever they were asked. */
const answeredBy = async (db: Database, memberIds: readonly string[]): Promise<AnsweredRow[]> =>
  memberIds.length === 0
    ? []
    : db.orm.execute<AnsweredRow>(sql`
        select a.questionnaire_id as questionnaire, json_agg(r.user_id) as people
        from questionnaire_responses r join questionnaire_assignments a on a.id = r.assignment_id
        where ${inState(sql`r.status`, questionnaireResponseStates.readable)} and r.user_id in ${listOf(memberIds)}
        group by a.questionnaire_id`);

/** Those that everybody has handed in who would use the credit. */
const answeredByAll = (rows: readonly AnsweredRow[], memberIds: readonly string[]): string[] =>
  rows
    .filter(({ people }) => memberIds.every((id) => people.includes(id)))
    .map(({ questionnaire }) => questionnaire);

interface Constrained {
  readonly id: string;
  readonly lotId: string;
  readonly constraint: Constraint;
}

/**
 * By which rules programmes offer the sessions that lots are for, and what staff have said of the lots, each with the lots that it is for: its own, and those that
 * came from its pool.
 */
async function limitsOf(
  db: Database,
  lotIds: readonly string[],
): Promise<{ offers: readonly OfferRow[]; own: readonly Constrained[] }> {
  const [row] = await db.orm.execute<{
    offers: OfferRow[];
    own: { id: string; lotId: string; rule: Rule }[];
  }>(sql`
    select (
      select coalesce(json_agg(json_build_object('lotId', l.id, 'optionId', o.id, 'programmeId', l.programme_id, 'sessionId', o.session_id,
        'zone', p.time_zone, 'maxPerMember', o.max_per_member, 'minDaysBetween', o.min_days_between)), '[]')
      from credit_lots l
      join session_options o on o.id = l.session_option_id
      join programmes p on p.id = l.programme_id
      where l.id in ${listOf(lotIds)}) as offers, (
      select coalesce(json_agg(json_build_object('id', c.id, 'lotId', l.id, 'rule', c.rule) order by c.created_at, c.id), '[]')
      from credit_lots l join booking_constraints c on c.deleted_at is null and c.lot_id in (l.id, l.parent_lot_id)
      where l.id in ${listOf(lotIds)}) as own`);
  const { offers = [], own = [] } = row ?? {};
  const nameOf = await ruleNames(
    db,
    own.map(({ rule }) => rule),
  );
  return {
    offers,
    own: own.map(({ id, lotId, rule }) => ({ id, lotId, constraint: constraintOf(rule, nameOf) })),
  };
}

/** What rules say to whoever holds lots, in sentences, lot by lot. */
export async function sentencesOf(
  db: Database,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (lotIds.length === 0) return new Map();
  const { offers, own: constrained } = await limitsOf(db, lotIds);
  const own = Map.groupBy(constrained, ({ lotId }) => lotId);
  return new Map(
    offers.map((offer) => {
      const constraints = (own.get(offer.lotId) ?? []).map(({ constraint }) => constraint);
      const all = [...rulesOf(offer), ...constraints];
      return [offer.lotId, all.map((each) => sentenceFor(each, zonesOf(offer)))];
    }),
  );
}

const zonesOf = ({ zone }: OfferRow): Zones => ({ zone, reader: readerZone(zone) });

/** What a programme says of a session that it offers. */
const rulesOf = ({ maxPerMember, minDaysBetween }: OfferRow): Constraint[] => [
  ...(maxPerMember === null
    ? []
    : [{ kind: 'maxPerPeriod', most: maxPerMember, period: 'programme' } as const]),
  ...(minDaysBetween === null ? [] : [{ kind: 'minDaysBetween', days: minDaysBetween } as const]),
];

interface BookedRow extends Record<string, unknown> {
  readonly programmeId: string;
  readonly sessionId: string;
  readonly startsAt: string;
  readonly people: readonly string[];
}

/** What the people of a use have booked in the programme of an offer, or have had, and what is planned for them. */
const usedIn = (
  { programmeId, sessionId }: OfferRow,
  booked: readonly BookedRow[],
  { memberIds, planned = [] }: UseOfSome,
): Used[] => [
  ...booked
    .filter((each) => each.programmeId === programmeId)
    .filter(({ people }) => people.some((id) => memberIds.includes(id)))
    .map((each) => ({
      start: Date.parse(each.startsAt),
      isSame: each.sessionId === sessionId,
    })),
  ...planned
    .filter((each) => each.programmeId === programmeId)
    .map(({ start }) => ({ start, isSame: true })),
];

/** What these members have booked in the programmes of offers, or have had; what was called off and what the coach missed does not count. */
async function bookedBy(
  db: Database,
  memberIds: readonly string[],
  offers: readonly OfferRow[],
  bookingId: string | undefined,
): Promise<BookedRow[]> {
  if (memberIds.length === 0) return [];
  const programmes = [...new Set(offers.map(({ programmeId }) => programmeId))];
  return db.orm.execute<BookedRow>(sql`
    select b.programme_id as "programmeId", b.session_id as "sessionId", b.starts_at as "startsAt", json_agg(a.user_id) as people
    from bookings b join attendees a on a.booking_id = b.id
    where b.programme_id in ${listOf(programmes)}
      and ${notInState(sql`b.status`, bookingStates.off)}
      and not ${inState(sql`b.status`, bookingState.coachMissed)}
      ${bookingId === undefined ? sql`` : sql`and b.id <> ${bookingId}`}
      and a.user_id in ${listOf(memberIds)}
      and ${notInState(sql`a.status`, attendeeState.withdrawn)}
    group by b.id`);
}

const listOf = (ids: readonly string[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
