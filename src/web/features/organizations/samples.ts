import { valuesOf } from '#domain/policy/own-values.ts';
import { policyTerms } from '#domain/policy/terms.ts';
import { organizationChart } from '#machines/organization/chart.ts';
import { samplesOf } from '#web/charts/sample/sample-record.ts';
import { organizations } from './organization-records.ts';

const off = { enabled: false, issuer: null, clientId: null, hasSecret: false, enforced: false };

export const samplePages = samplesOf(organizationChart, organizations, {
  key: 'organization',
  own: ({ context }) => ({
    emailDomains: [...context.emailDomains],
    logoUrl: null,
    members: 84,
    teams: 6,
    activeProgrammes: 0,
    upcomingBookings: 0,
    singleSignOn: off,
    policyOverrides: valuesOf(context.policyOverrides),
  }),
  answers: () => ({
    'GET /policy/standards': Object.fromEntries(
      policyTerms.map(({ key, standard }) => [key, standard]),
    ),
  }),
});
