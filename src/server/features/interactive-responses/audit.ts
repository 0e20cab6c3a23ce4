import { and, asc, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { auditKindOf, changeIn, eventsOfKind } from '#machines/interactive-response/audit.ts';
import type { Database } from '#database/database.ts';
import { machineEvents, users } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { interactiveResponseKind } from './kind.ts';

type Query = QueryOf<Endpoints['GET /interactive-response-audit-items']>;

/** What happened to a response, latest first: the history that its chart keeps, which nobody can change. */
export async function auditPage(db: Database, query: Query) {
  const { event, machine, entityId, position, byId } = machineEvents;
  const where = and(
    eq(machine, interactiveResponseKind.chart.name),
    eq(entityId, query.response),
    query.kind === undefined ? undefined : inArray(event, [...eventsOfKind(query.kind)]),
    query.search ? matching(query.search) : undefined,
  );
  const direction = query.order === 'Ascending' ? asc : desc;
  const rows = await db.orm
    .select({ event: machineEvents, person: personReferenceColumns })
    .from(machineEvents)
    .leftJoin(users, eq(users.id, byId))
    .where(where)
    .orderBy(direction(position))
    .limit(query.perPage)
    .offset(pageOffset(query));
  const [counted] = await db.orm
    .select({ total: count() })
    .from(machineEvents)
    .leftJoin(users, eq(users.id, byId))
    .where(where);
  return pageBody(
    rows.map(({ event: past, person }) => ({
      id: past.id,
      at: wireInstant(past.at),
      actor: person,
      kind: auditKindOf[past.event] ?? 'PROGRESS',
      change: changeIn({ event: past.event, payload: past.payload as Record<string, unknown> }),
    })),
    query,
    counted?.total ?? 0,
  );
}

const matching = (search: string): SQL | undefined =>
  or(ilike(users.fullName, likePattern(search)), ilike(machineEvents.event, likePattern(search)));
