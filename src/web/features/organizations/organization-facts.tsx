import { settings } from '#web/settings.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Email } from '#web/ui/email-text.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { OrganizationMark } from '#web/ui/organization-mark.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { dateIn, ssoWords } from './words.ts';
import type { Organization } from './words.ts';

export function OrganizationFacts({ organization }: { organization: Organization }) {
  const zone = useZone();
  const {
    singleSignOn,
    name,
    brandLabel,
    logoUrl,
    emailDomains,
    contractStart,
    contractEnd,
    updatedBy,
    updatedAt,
  } = organization;
  return (
    <Card title="About this organisation">
      <Facts
        layout="rows"
        facts={[
          {
            term: 'Logo',
            detail:
              logoUrl === null ? (
                'None'
              ) : (
                <OrganizationMark name={name} logo={logoUrl} label={null} />
              ),
          },
          { term: 'Brand label', detail: brandLabel ?? 'None' },
          { term: 'Email domains', detail: <Email>{emailDomains.join(', ') || 'None'}</Email> },
          ...(singleSignOn === null
            ? []
            : [{ term: 'Single sign-on', detail: ssoWords(singleSignOn) }]),
          { term: 'Contract start', detail: dateIn(contractStart, zone) ?? 'Not set' },
          { term: 'Contract end', detail: dateIn(contractEnd, zone) ?? 'Not set' },
          {
            term: 'Last changed',
            detail: (
              <>
                <When at={updatedAt} zone={zone} /> by {updatedBy?.fullName ?? settings.productName}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
