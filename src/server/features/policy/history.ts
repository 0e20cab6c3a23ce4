import { desc, eq, sql } from 'drizzle-orm';
import { defaultPolicy, type PolicyParameters } from '#domain/policy/parameters.ts';
import { changesBetween, productValuesOf } from '#domain/policy/product.ts';
import { valuesOf } from '#domain/policy/own-values.ts';
import type { Database } from '#database/database.ts';
import { policies, users } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';

const most = 100;

/** Who changed which rule, the product's or an organisation's own, the latest first. */
export async function historyOfRules(db: Database) {
  const steps = [...(await ofProduct(db)), ...(await ofOrganizations(db))];
  return steps
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    .slice(0, most)
    .map(({ at, ...step }) => ({ ...step, at: wireInstant(at) }));
}

async function ofProduct(db: Database) {
  const rows = await db.orm
    .select({ policy: policies, by: { id: users.id, fullName: users.fullName } })
    .from(policies)
    .leftJoin(users, eq(users.id, policies.byId))
    .orderBy(desc(policies.version))
    .limit(most + 1);
  const valuesIn = (row: (typeof rows)[number]) =>
    productValuesOf({ ...defaultPolicy, ...(row.policy.parameters as Partial<PolicyParameters>) });
  return rows.flatMap((row, index) => {
    const before = rows[index + 1];
    if (!before) return [];
    const { version, createdAt: at } = row.policy;
    const changes = changesBetween(valuesIn(before), valuesIn(row));
    return [{ id: `version-${version}`, at, by: row.by, organization: null, changes }];
  });
}

interface Step extends Record<string, unknown> {
  readonly id: string;
  readonly at: number;
  readonly organizationId: string;
  readonly organization: string;
  readonly byId: string | null;
  readonly byName: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** From the histories of organisations: each step in which their own rules became others. */
async function ofOrganizations(db: Database) {
  const rows = await db.orm.execute<Step>(sql`
    select s.id, (extract(epoch from s.at) * 1000)::float8 as at, o.id as "organizationId", o.name as organization,
      u.id as "byId", u.full_name as "byName", s.before, s.after
    from (
      select e.id, e.at, e.entity_id, e.by_id, e.payload -> 'policyOverrides' as after,
        lag(e.payload -> 'policyOverrides') over (partition by e.entity_id order by e.position) as before
      from machine_events e where e.machine = 'organization' and e.payload ? 'policyOverrides') s
      join organizations o on o.id = s.entity_id left join users u on u.id = s.by_id
    where s.after is distinct from coalesce(s.before, '{}'::jsonb)
    order by s.at desc limit ${most}`);
  return rows.flatMap((row) => {
    const changes = changesBetween(valuesOf(row.before ?? {}), valuesOf(row.after));
    const by = row.byId === null ? null : { id: row.byId, fullName: row.byName ?? '' };
    const organization = { id: row.organizationId, name: row.organization };
    return changes.length === 0 ? [] : [{ id: row.id, at: row.at, by, organization, changes }];
  });
}
