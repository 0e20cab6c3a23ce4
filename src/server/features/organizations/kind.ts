import { organizationChart } from '#machines/organization/chart.ts';
import type {
  OrganizationContext,
  OrganizationEvent,
  SingleSignOn,
} from '#machines/organization/machine.ts';
import { organizationNames } from '#contract/organizations.ts';
import { organizations } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { factsFor, factsNow } from './questions.ts';

export type OrganizationRow = Omit<typeof organizations.$inferSelect, 'policyOverrides'> & {
  readonly policyOverrides: Readonly<Record<string, unknown>>;
};

/** Organisations as the command kernel handles them. */
export const organizationKind = plainKind<OrganizationContext, OrganizationRow, OrganizationEvent>({
  chart: organizationChart,
  table: organizations,
  path: organizationNames.path,
  contextOf: ({
    name,
    brandLabel,
    emailDomains,
    contractStart,
    contractEnd,
    policyOverrides,
    createdBy,
    updatedBy,
    deletedAt,
    deletedBy,
  }) => ({
    name,
    brandLabel,
    emailDomains,
    contractStart,
    contractEnd,
    policyOverrides,
    createdBy,
    updatedBy,
    deletedAt,
    deletedBy,
  }),
  facts: factsFor,
  foresee: factsNow,
  effects: {},
  remember({ by: _, at: __, type, facts: ___, ...fields }) {
    if (type !== 'SET_SINGLE_SIGN_ON') return fields;
    const { enabled, enforced } = fields as unknown as SingleSignOn;
    return { enabled, enforced };
  },
});
