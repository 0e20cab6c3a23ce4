import { desc, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { organizations, policies } from '#database/schema/index.ts';
import { defaultPolicy, policyWith, type PolicyParameters } from '#domain/policy/parameters.ts';

/** The policy in force for an organisation, or for nobody in particular, and its version, which a booking keeps. */
export async function policyFor(
  db: Database,
  organizationId: string | null,
): Promise<{ version: number; parameters: PolicyParameters }> {
  const [current] = await db.orm.select().from(policies).orderBy(desc(policies.version)).limit(1);
  const [organization] = organizationId
    ? await db.orm
        .select({ overrides: organizations.policyOverrides })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
    : [];
  const base = {
    ...defaultPolicy,
    ...(current?.parameters as Partial<PolicyParameters> | undefined),
  };
  return {
    version: current?.version ?? 1,
    parameters: policyWith(base, organization?.overrides ?? {}),
  };
}
