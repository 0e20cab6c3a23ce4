import { factsOf } from '#web/screens/record/field-facts.ts';
import { lastChanged } from '#web/screens/record/last-changed.tsx';
import { Email } from '#web/ui/written/email-text.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { OrganizationMark } from '#web/ui/marks/organization-mark.tsx';
import { organizations, ssoWords } from './organization-records.ts';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

const { contractStart, contractEnd, policyOverrides: _, ...named } = organizations.fields;
const days = { contractStart, contractEnd };

export function OrganizationFacts({ organization }: { organization: Organization }) {
  const { singleSignOn, name, logoUrl, emailDomains } = organization;
  return (
    <Card title={texts.aboutThisOrganisation}>
      <Facts
        layout="rows"
        facts={[
          {
            term: texts.logo,
            detail:
              logoUrl === null ? (
                texts.none
              ) : (
                <OrganizationMark name={name} logo={logoUrl} label={null} />
              ),
          },
          ...factsOf(named, organization, {
            emailDomains: <Email>{emailDomains.join(', ') || texts.none}</Email>,
          }),
          ...(singleSignOn === null
            ? []
            : [{ term: texts.singleSignOn, detail: ssoWords(singleSignOn) }]),
          ...factsOf(days, organization, {}, texts.notSet),
          lastChanged(organization),
        ]}
      />
    </Card>
  );
}
