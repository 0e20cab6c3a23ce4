import { sql, type SQL } from 'drizzle-orm';
import { constraintOf, type Rule } from '#domain/booking-constraints/rule.ts';
import type { Constraint, Used, UseRules } from '#domain/booking-constraints/constraint.ts';
import { sentenceFor } from '#domain/booking-constraints/sentences.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingState, bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { peopleOf } from '#server/records/people.ts';

/** Who uses a credit, and for what. */
interface Using {
  /** The lot that pays; several where everybody pays for themselves. */
  readonly lotIds: readonly string[];
  readonly memberIds: readonly string[];
  /** The booking in question, which does not stand in its own way. */
  readonly bookingId?: string | undefined;
  readonly place?: LocationKind | undefined;
}

interface OfferRow extends Record<string, unknown> {
  readonly lotId: string;
  readonly optionId: string;
  readonly programmeId: string;
  readonly sessionId: string;
  readonly zone: string;
  readonly maxPerMember: number | null;
  readonly minDaysBetween: number | null;
}

/** By which rules lots may be used: those of the programme that offers the session, and their own with those of the pool that they came from. */
export async function usesOf(
  db: Database,
  { lotIds, memberIds, bookingId, place }: Using,
): Promise<UseRules | null> {
  if (lotIds.length === 0) return null;
  const offers = await offersOf(db, lotIds);
  const [offer] = offers;
  if (!offer) return null;
  const own = await constraintsOf(db, lotIds);
  const constraints = [
    ...new Map(offers.map((each) => [each.optionId, rulesOf(each)])).values(),
    ...new Map(own.map(({ id, constraint }) => [id, [constraint]])).values(),
  ].flat();
  return {
    constraints,
    zone: offer.zone,
    used: constraints.length === 0 ? [] : await usedBy(db, memberIds, offer, bookingId),
    place: place ?? null,
    answered: [],
  };
}

/** What staff have said of lots, each with the lots that it is for: its own, and those that came from its pool. */
async function constraintsOf(
  db: Database,
  lotIds: readonly string[],
): Promise<{ id: string; lotId: string; constraint: Constraint }[]> {
  const rows = await db.orm.execute<{ id: string; lotId: string; rule: Rule }>(sql`
    select c.id, l.id as "lotId", c.rule
    from credit_lots l join booking_constraints c on c.deleted_at is null and c.lot_id in (l.id, l.parent_lot_id)
    where l.id in ${listOf(lotIds)}
    order by c.created_at, c.id`);
  const personOf = await peopleOf(
    db,
    rows.flatMap(({ rule }) => (rule.kind === 'coachIn' ? rule.coaches : [])),
  );
  return rows.map(({ id, lotId, rule }) => ({
    id,
    lotId,
    constraint: constraintOf(rule, (id) => personOf(id)?.fullName ?? ''),
  }));
}

/** What rules say to whoever holds lots, in sentences, lot by lot. */
export async function sentencesOf(
  db: Database,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (lotIds.length === 0) return new Map();
  const offers = await offersOf(db, lotIds);
  const own = Map.groupBy(await constraintsOf(db, lotIds), ({ lotId }) => lotId);
  return new Map(
    offers.map((offer) => {
      const constraints = (own.get(offer.lotId) ?? []).map(({ constraint }) => constraint);
      const all = [...rulesOf(offer), ...constraints];
      return [offer.lotId, all.map((each) => sentenceFor(each, offer.zone))];
    }),
  );
}

/** By which rules programmes offer the sessions that lots are for. */
const offersOf = (db: Database, lotIds: readonly string[]): Promise<OfferRow[]> =>
  db.orm.execute<OfferRow>(sql`
    select l.id as "lotId", o.id as "optionId", l.programme_id as "programmeId", o.session_id as "sessionId", p.time_zone as zone,
      o.max_per_member as "maxPerMember", o.min_days_between as "minDaysBetween"
    from credit_lots l
    join session_options o on o.id = l.session_option_id
    join programmes p on p.id = l.programme_id
    where l.id in ${listOf(lotIds)}`);

/** What a programme says of a session that it offers. */
const rulesOf = ({ maxPerMember, minDaysBetween }: OfferRow): Constraint[] => [
  ...(maxPerMember === null
    ? []
    : [{ kind: 'maxPerPeriod', most: maxPerMember, period: 'programme' } as const]),
  ...(minDaysBetween === null ? [] : [{ kind: 'minDaysBetween', days: minDaysBetween } as const]),
];

/** What these members have booked in a programme, or have had; what was called off and what the coach missed does not count. */
async function usedBy(
  db: Database,
  memberIds: readonly string[],
  { programmeId, sessionId }: Pick<OfferRow, 'programmeId' | 'sessionId'>,
  bookingId: string | undefined,
): Promise<Used[]> {
  if (memberIds.length === 0) return [];
  const rows = await db.orm.execute<{ startsAt: string; isSame: boolean }>(sql`
    select b.starts_at as "startsAt", b.session_id = ${sessionId} as "isSame"
    from bookings b
    where b.programme_id = ${programmeId}
      and ${notInState(sql`b.status`, bookingStates.off)}
      and not ${inState(sql`b.status`, bookingState.coachMissed)}
      ${bookingId === undefined ? sql`` : sql`and b.id <> ${bookingId}`}
      and exists (
        select 1 from attendees a where a.booking_id = b.id and a.user_id in ${listOf(memberIds)}
          and ${notInState(sql`a.status`, attendeeState.withdrawn)})`);
  return rows.map(({ startsAt, isSame }) => ({ start: Date.parse(startsAt), isSame }));
}

const listOf = (ids: readonly string[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
