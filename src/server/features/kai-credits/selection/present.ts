import { and, asc, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { Endpoints } from '#contract/endpoints.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import { isOpen } from '#machines/kai-credit-selection-request/labels.ts';
import { kaiCreditSelectionRequestState } from '#machines/kai-credit-selection-request/states.gen.ts';
import type { Stamp } from '#machines/person.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState, notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import {
  creditLots,
  kaiCreditSelectionRequests as requests,
  kaiCreditUses,
  organizations,
  programmes,
  users,
} from '#database/schema/index.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import { peopleOf } from '#server/records/people.ts';
import { offersFor } from '#server/records/questions.ts';
import {
  candidatesFor,
  selectionOf,
  selectionRequestKind,
  type SelectionRow,
} from '../conversations/kind.ts';

type Query = QueryOf<Endpoints['GET /kai-credit-selection-requests']>;

export const requestSorts = ['requested'];

/** So many wait for somebody to choose. */
export const openRequests = (db: Database): Promise<number> =>
  db.orm.$count(requests, inState(requests.status, kaiCreditSelectionRequestState.open));

/** One page of requests: those that wait before those that are decided, and of each the oldest first unless asked otherwise. */
export async function requestPage(db: Database, query: Query, now: number) {
  const where = and(
    query.status ? inState(requests.status, query.status) : undefined,
    query.group ? eq(requests.group, query.group) : undefined,
    query.organization ? eq(requests.organizationId, query.organization) : undefined,
    query.search ? ofMemberNamed(query.search) : undefined,
  );
  const direction = query.order === 'Descending' ? desc : asc;
  const isDecided = notInState(requests.status, kaiCreditSelectionRequestState.open);
  const rows = await db.orm
    .select()
    .from(requests)
    .where(where)
    .orderBy(isDecided, direction(requests.createdAt), direction(requests.id))
    .limit(query.perPage)
    .offset(pageOffset(query));
  return { results: await summarise(db, rows, now), total: await db.orm.$count(requests, where) };
}

const ofMemberNamed = (search: string): SQL => sql`${requests.requesterId} in (
  select ${users.id} from ${users} where ${ilike(users.fullName, likePattern(search))})`;

async function summarise(db: Database, rows: readonly SelectionRow[], now: number) {
  const personOf = await peopleOf(
    db,
    rows.map(({ requesterId }) => requesterId),
  );
  const ids = rows.map(({ conversationId }) => conversationId);
  const uses = ids.length === 0 ? [] : await usesOf(db, ids);
  const names = new Map(uses.map((use) => [use.conversationId, use]));
  const counted = [];
  for (const row of rows) {
    const use = names.get(row.conversationId);
    counted.push({
      id: row.id,
      version: row.version,
      status: row.status,
      requestedAt: wireInstant(row.createdAt),
      requester: personOf(row.requesterId),
      organization: { id: row.organizationId, name: use?.organization ?? '' },
      group: row.group,
      candidates: isOpen(row.status) ? (await candidatesFor(db, row, now)).length : 0,
      conversation: { id: row.conversationId, title: use?.title ?? null },
    });
  }
  return counted;
}

const usesOf = (db: Database, conversationIds: readonly string[]) =>
  db.orm
    .select({
      conversationId: kaiCreditUses.conversationId,
      title: kaiCreditUses.title,
      units: kaiCreditUses.units,
      organization: organizations.name,
    })
    .from(kaiCreditUses)
    .innerJoin(organizations, eq(organizations.id, kaiCreditUses.organizationId))
    .where(inArray(kaiCreditUses.conversationId, [...conversationIds]));

/** The request of the address. */
export async function requestFor(db: Database, id: string): Promise<SelectionRow> {
  const [row] = await db.orm.select().from(requests).where(eq(requests.id, id));
  if (!row) throw refuse.notFound();
  return row;
}

/** Everything that the page of a request says: whose conversation waits, what could pay for it, and what was decided. */
export async function requestPageOf(db: Database, id: string, stamp: Stamp) {
  const row = await requestFor(db, id);
  const [summary] = await summarise(db, [row], stamp.at);
  const [use] = await usesOf(db, [row.conversationId]);
  if (!summary || !use) throw refuse.notFound();
  const offers = await offersFor(db, selectionRequestKind, [selectionOf(row)], stamp);
  const found = isOpen(row.status) ? await candidatesFor(db, row, stamp.at) : [];
  const personOf = await peopleOf(db, [row.decidedBy]);
  return {
    ...summary,
    units: use.units,
    credits: found.map(({ effectiveAt: _, organizationId: __, holderType, expiresAt, ...lot }) => ({
      ...lot,
      holderType: holderType === 'pool' ? ('pool' as const) : ('member' as const),
      expiresAt: wireInstant(expiresAt),
    })),
    programmes: isOpen(row.status) ? await programmesOf(db, row.requesterId) : [],
    chosen: await chosenBy(db, row.chosenCredit),
    comment: row.comment,
    reason: row.reason,
    decidedBy: personOf(row.decidedBy),
    decidedAt: wireInstantOrNull(row.decidedAt),
    availableEvents: [...(offers.get(id) ?? [])],
  };
}

const programmesOf = (db: Database, memberId: string) =>
  db.orm
    .select({ id: programmes.id, name: programmes.name })
    .from(programmes)
    .where(and(inState(programmes.status, programmeStates.active), isMemberOfProgramme(memberId)))
    .orderBy(asc(byName(programmes.name)), asc(programmes.id));

async function chosenBy(db: Database, lotId: string | null) {
  if (lotId === null) return null;
  const [lot] = await db.orm
    .select({
      id: creditLots.id,
      programme: { id: programmes.id, name: programmes.name },
      group: creditLots.conversationGroup,
    })
    .from(creditLots)
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .where(eq(creditLots.id, lotId));
  return lot ?? null;
}
