import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { organizations, policies } from '#database/schema/index.ts';
import { defaultPolicy, policyWith, type PolicyParameters } from '#domain/policy/parameters.ts';

export interface PolicyInForce {
  readonly version: number;
  readonly parameters: PolicyParameters;
}

/** What a policy is made of, as columns of any question. */
export interface PolicyRow {
  readonly current: { readonly version: number; readonly parameters: unknown } | null;
  readonly overrides: Partial<PolicyParameters> | null;
}

/** The present policy, and where an organisation differs from it. */
export const policyColumns = (organizationId: string | null) => ({
  current: sql<PolicyRow['current']>`(
    select json_build_object('version', p.version, 'parameters', p.parameters) from ${policies} p order by p.version desc limit 1)`,
  overrides: sql<PolicyRow['overrides']>`(
    select o.policy_overrides from ${organizations} o where o.id = ${organizationId}::uuid)`,
});

export function policyIn({ current, overrides }: PolicyRow): PolicyInForce {
  const base = {
    ...defaultPolicy,
    ...(current?.parameters as Partial<PolicyParameters> | undefined),
  };
  return { version: current?.version ?? 1, parameters: policyWith(base, overrides ?? {}) };
}

/** The policy in force for an organisation, or for nobody in particular, and its version, which a booking keeps. */
export async function policyFor(
  db: Database,
  organizationId: string | null,
): Promise<PolicyInForce> {
  const columns: Record<keyof PolicyRow, SQL> = policyColumns(organizationId);
  const [row] = await db.orm.execute<PolicyRow & Record<string, unknown>>(
    sql`select ${columns.current} as current, ${columns.overrides} as overrides`,
  );
  return policyIn(row ?? { current: null, overrides: null });
}
