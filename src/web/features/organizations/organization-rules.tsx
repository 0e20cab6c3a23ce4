import { organizationTerms } from '#domain/policy/terms.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useIsOpen } from '#web/ui/may-open.ts';
import { useNumbers } from '#web/ui/numbers.ts';
import { amount } from './amounts.ts';
import { ByTopic } from './by-topic.tsx';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

/** The rules in force: the organisation's own where it has them, the product's otherwise. */
export function OrganizationRules({ organization }: { organization: Organization }) {
  const { policyOverrides } = organization;
  const numbers = useNumbers();
  const query = useApiQuery('GET /policy/standards');
  const isOpen = useIsOpen('/app/policy');
  const own = organizationTerms.filter(({ key }) => policyOverrides[key] !== null).length;
  return (
    <Card
      title={texts.bookingRules}
      actions={
        isOpen ? (
          <LinkButton to="/app/policy" size="small">
            {texts.standardRules}
          </LinkButton>
        ) : null
      }
      note={own === 0 ? texts.theStandardRulesApply : texts.markedRulesAreThisOrganisations}
    >
      <Loaded query={query}>
        {(standards) => (
          <ByTopic terms={organizationTerms}>
            {(terms) => (
              <Facts
                facts={terms.map((term) => {
                  const { key, label } = term;
                  const value = policyOverrides[key];
                  return {
                    term: label,
                    detail: (
                      <Row gap="2">
                        {amount(value ?? standards[key], term, numbers)}
                        {value === null ? null : <Badge tone="brand">{texts.own}</Badge>}
                      </Row>
                    ),
                  };
                })}
              />
            )}
          </ByTopic>
        )}
      </Loaded>
    </Card>
  );
}
