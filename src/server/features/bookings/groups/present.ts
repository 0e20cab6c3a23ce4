import { and, asc, count, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { BookingGroupState } from '#machines/booking-group/states.gen.ts';
import type { z } from 'zod';
import type { bookingGroup, bookingGroupSummary } from '#contract/bookings/booking-groups.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { ruleInWords } from '#domain/bookings/recurrence.ts';
import type { GroupKind } from '#machines/booking-group/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  bookingGroupMembers,
  bookingGroupProgrammes,
  bookingGroups,
  bookings,
  organizations,
  programmes,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { peopleOf, personReferenceColumns } from '#server/records/people.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { Pattern } from './dates.ts';
import { offersFor } from '#server/records/questions.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { aheadOf } from './future.ts';
import { bookingGroupKind, groupAsRow, type GroupRow } from './kind.ts';
import { groupsVisibleTo } from './visible.ts';

type Summary = z.input<typeof bookingGroupSummary>;
type Reader = Pick<Principal, 'id' | 'role'>;
type GroupQuery = QueryOf<Endpoints['GET /booking-groups']>;

/** When the next session of a group starts; a group without one comes last. */
const next = (now: number) => sql`(
  select min(ahead.starts_at) from bookings ahead
  where ahead.booking_group_id = ${bookingGroups.id} and ahead.starts_at > ${new Date(now).toISOString()}
    and ${inState(sql`ahead.status`, bookingStates.beforeStart)})`;

/** One page of the groups that somebody may see. */
export async function groupPage(
  db: Database,
  reader: Principal,
  query: GroupQuery,
  now: number,
): Promise<{ results: Summary[]; total: number }> {
  const where = and(
    groupsVisibleTo(reader),
    query.search ? ilike(bookingGroups.name, likePattern(query.search)) : undefined,
    query.organization ? eq(bookingGroups.organizationId, query.organization) : undefined,
    query.status ? inState(bookingGroups.status, query.status) : undefined,
    query.programme
      ? sql`exists (select 1 from booking_group_programmes paid
        where paid.group_id = ${bookingGroups.id} and paid.programme_id = ${query.programme})`
      : undefined,
  );
  const isByName = query.orderProperty === 'name';
  const direction = query.order === 'Descending' ? sql`desc` : sql`asc`;
  const order = isByName ? byName(bookingGroups.name) : next(now);
  const rows = await db.orm
    .select()
    .from(bookingGroups)
    .where(where)
    .orderBy(sql`${order} ${direction} nulls last`, sql`${bookingGroups.id} ${direction}`)
    .limit(query.perPage)
    .offset(pageOffset(query));
  return {
    results: await summariesOf(db, rows, reader, now),
    total: await db.orm.$count(bookingGroups, where),
  };
}

/** A group that somebody may see; absent and foreign ones are not found. */
export async function groupFor(db: Database, reader: Reader, id: string): Promise<GroupRow> {
  const [row] = await db.orm
    .select()
    .from(bookingGroups)
    .where(and(eq(bookingGroups.id, id), groupsVisibleTo(reader)));
  if (!row) throw refuse.notFound();
  return row;
}

/** A group as its own page shows it. */
export async function groupDetail(
  db: Database,
  reader: Principal,
  row: GroupRow,
  now: number,
): Promise<z.input<typeof bookingGroup>> {
  const [summary] = await summariesOf(db, [row], reader, now);
  if (!summary) throw new Error('A group without a summary');
  const members = await db.orm
    .select(personReferenceColumns)
    .from(users)
    .innerJoin(bookingGroupMembers, eq(bookingGroupMembers.userId, users.id))
    .where(eq(bookingGroupMembers.groupId, row.id))
    .orderBy(asc(byName(users.fullName)), asc(users.id));
  const personOf = await peopleOf(db, [row.createdBy]);
  const { rule, startsLocal, timeZone } = row.pattern as Pattern;
  const words = rule === null ? '' : ruleInWords(rule);
  return {
    ...summary,
    members,
    pattern: { rule, startsLocal, timeZone, words },
    createdBy: personOf(row.createdBy),
  };
}

/** What lists say about groups, in the same few queries however many they are. */
async function summariesOf(
  db: Database,
  rows: readonly GroupRow[],
  principal: Reader,
  now: number,
): Promise<Summary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const around = await db.orm
    .select({
      id: bookingGroups.id,
      organization: { id: organizations.id, name: organizations.name },
      session: { id: sessions.id, name: sessions.name },
      coach: personReferenceColumns,
      team: { id: teams.id, name: teams.name },
      leaderId: teams.leaderId,
    })
    .from(bookingGroups)
    .innerJoin(organizations, eq(organizations.id, bookingGroups.organizationId))
    .innerJoin(sessions, eq(sessions.id, bookingGroups.sessionId))
    .innerJoin(users, eq(users.id, bookingGroups.coachId))
    .leftJoin(teams, eq(teams.id, bookingGroups.teamId))
    .where(inArray(bookingGroups.id, ids));
  const paid = await db.orm
    .select({ groupId: bookingGroupProgrammes.groupId, id: programmes.id, name: programmes.name })
    .from(bookingGroupProgrammes)
    .innerJoin(programmes, eq(programmes.id, bookingGroupProgrammes.programmeId))
    .where(inArray(bookingGroupProgrammes.groupId, ids))
    .orderBy(asc(byName(programmes.name)), asc(programmes.id));
  const counts = await countsOf(db, ids);
  const ahead = await aheadOf(db, ids, now);
  const records = rows.map((row) => {
    const leaderId = around.find((each) => each.id === row.id)?.leaderId ?? null;
    return { id: row.id, row: groupAsRow(row, leaderId), extra: { making: null } };
  });
  const offers = await offersFor(db, bookingGroupKind, records, readerOf({ principal, now }));
  return rows.map((row): Summary => {
    const facts = around.find((each) => each.id === row.id);
    if (!facts) throw new Error(`Nothing is known around group ${row.id}`);
    const coming = ahead.find(({ groupId }) => groupId === row.id);
    const counted = counts.find(({ groupId }) => groupId === row.id);
    return {
      id: row.id,
      version: row.version,
      status: row.status as BookingGroupState,
      kind: row.kind as GroupKind,
      name: row.name,
      organization: facts.organization,
      team: facts.team,
      session: facts.session,
      coach: facts.coach,
      programmes: paid
        .filter(({ groupId }) => groupId === row.id)
        .map(({ groupId: _, ...programme }) => programme),
      bookings: { done: counted?.done ?? 0, total: counted?.total ?? 0 },
      next: coming?.next ? wireInstant(coming.next) : null,
      createdAt: wireInstant(row.createdAt),
      availableEvents: offers.get(row.id) ?? [],
    };
  });
}

const countsOf = (db: Database, ids: readonly string[]) =>
  db.orm
    .select({
      groupId: bookings.bookingGroupId,
      total: count(),
      done: sql<number>`count(*) filter (where ${inState(bookings.status, bookingStates.terminal)})::int`,
    })
    .from(bookings)
    .where(inArray(bookings.bookingGroupId, [...ids]))
    .groupBy(bookings.bookingGroupId);
