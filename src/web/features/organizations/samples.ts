import { organizationChart } from '#machines/organization/chart.ts';
import { valuesOf } from '#domain/policy/terms.ts';
import { sampleHistory, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { Organization } from './words.ts';

const address = '/app/organizations/r1';

export const samplePages = samplePagesOfRecord(
  organizationChart,
  [
    { key: 'organization', title: 'Organisation', address },
    { key: 'edit', title: 'Edit Organisation', address: `${address}/edit`, event: 'EDIT' },
    { key: 'delete', title: 'Delete Organisation', address: `${address}/delete`, event: 'DELETE' },
    {
      key: 'restore',
      title: 'Restore Organisation',
      address: `${address}/restore`,
      event: 'RESTORE',
    },
  ],
  (record) => {
    const { context, base } = record;
    return {
      'GET /organizations/{organization}': {
        ...base,
        name: context.name,
        brandLabel: context.brandLabel,
        logoUrl: null,
        emailDomains: [...context.emailDomains],
        contractStart: context.contractStart,
        contractEnd: context.contractEnd,
        members: 84,
        teams: 6,
        activeProgrammes: 0,
        upcomingBookings: 0,
        singleSignOn: {
          enabled: false,
          issuer: null,
          clientId: null,
          hasSecret: false,
          enforced: false,
        },
        policyOverrides: valuesOf(context.policyOverrides),
      } satisfies Organization,
      'GET /organizations/{organization}/history': sampleHistory(record),
    };
  },
);
