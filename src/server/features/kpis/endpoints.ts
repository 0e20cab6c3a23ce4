import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { kpiNames } from '#contract/programmes/kpis.ts';
import { verbs } from '#machines/kpi/entering.ts';
import { historiesOf } from '#machines/verbs.ts';
import { organizationStates } from '#machines/organization/states.gen.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { kpis } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only } from '#server/http/policy.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { foundAmong } from '#server/records/found.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { computeFor } from './computing/compute.ts';
import { exportValues } from './export.ts';
import { kpiKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import type { Scope } from './scope.ts';
import { subjectsIn } from './subjects.ts';
import { latestAverage, trendOf } from './trend.ts';
import { valuePage, valueSorts } from './values.ts';

const { name, source, period } = kpis;

const policy = only('staff');

/** One that is there; what was deleted shows none of its values. */
async function active(db: Database, id: string) {
  const [kpi] = await db.orm
    .select()
    .from(kpis)
    .where(and(eq(kpis.id, id), isNull(kpis.deletedAt)));
  if (!kpi) throw refuse.notFound();
  return kpi;
}

const everybody: Scope = { organizationIds: [], programmeIds: [] };

/** What a KPI can be limited to. */
const limits: Readonly<Record<'organization' | 'programme', SQL>> = {
  organization: sql`select o.id, o.name, null::text as hint from organizations o
    where ${inState(sql`o.status`, organizationStates.open)}`,
  programme: sql`select p.id, p.name, o.name as hint from programmes p join organizations o on o.id = p.organization_id
    where ${inState(sql`p.status`, programmeStates.kept)}`,
};

export const kpiBindings = {
  ...plainBindings(kpiNames, kpiKind, {
    policy,
    searched: [name],
    sorts: { name: [byName(name)], latest: [latestAverage, byName(name)] },
    filters: {
      source: (wanted) => eq(source, wanted),
      period: (wanted) => eq(period, wanted),
    },
    summarise,
    detail: detailOf,
    history: {
      CREATE: 'created this KPI',
      EDIT: 'changed it',
      ...historiesOf(verbs),
      DELETE: 'deleted it',
      RESTORE: 'restored it',
    },
  }),
  ...bind('GET /kpis/{kpi}/trend', {
    policy,
    async handle({ params, query, now, services: { db } }) {
      return trendOf(db, await active(db, params.kpi), query, dateAt('UTC', now));
    },
  }),
  ...bind('POST /kpis/{kpi}/computation', {
    policy,
    async handle({ params, now, services: { db } }) {
      const { id } = await active(db, params.kpi);
      return { changed: await computeFor(db, id, now) };
    },
  }),
  ...bind('GET /kpis/choices', {
    policy,
    async handle({ query, services: { db } }) {
      const { kpi, kind } = query;
      const scope = kpi === undefined ? everybody : await active(db, kpi);
      return foundAmong(db, { ...limits, ...subjectsIn(scope) }[kind], query);
    },
  }),
  ...bind('GET /kpi-values', {
    policy,
    async handle({ query, services: { db } }) {
      await active(db, query.kpi);
      return valuePage(db, query);
    },
  }),
  ...bind('GET /kpi-value/filter', { policy, handle: () => sortOptionsOf(valueSorts) }),
  ...bind('POST /kpi-values/export', {
    policy,
    needs: ['settings'],
    async handle({ principal, body, now, services: { db, settings } }) {
      const { yourPassword: _, ...wanted } = body;
      await active(db, wanted.kpi);
      await confirmCaller({ principal, body, now, services: { db, settings } });
      return exportValues(db, principal, { wanted, now });
    },
  }),
};
