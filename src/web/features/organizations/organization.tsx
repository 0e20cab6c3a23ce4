import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '#domain/text/counted.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { BrandDialog } from './brand-dialog.tsx';
import { OrganizationCounts } from './organization-counts.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { OrganizationRules } from './organization-rules.tsx';

export const Route = createFileRoute('/app/organizations/$organization')({
  staticData: { title: 'Organisation', checks: ['authenticated'] },
  component: OrganizationScreen,
});

function OrganizationScreen() {
  const params = Route.useParams();
  const query = useApiQuery('GET /organizations/{organization}', { params });
  const [isBranding, setBranding] = useState(false);
  const history = useApiQuery('GET /organizations/{organization}/history', { params });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={({ members, teams }) => `${counted(members, 'member')} in ${counted(teams, 'team')}`}
      status={({ deletedAt }) => (deletedAt === null ? null : <Badge>Deleted</Badge>)}
      eventActions={() => ({
        EDIT: { link: { to: '/app/organizations/$organization/edit', params } },
        SET_BRAND: { send: () => setBranding(true), busy: false },
        RESTORE: { link: { to: '/app/organizations/$organization/restore', params } },
        DELETE: { link: { to: '/app/organizations/$organization/delete', params }, danger: true },
      })}
    >
      {(organization) => (
        <>
          <BrandDialog
            organization={organization}
            open={isBranding}
            onClose={() => setBranding(false)}
          />
          <Grid columns="aside" gap="6">
            <Stack gap="6">
              <OrganizationCounts organization={organization} />
              <OrganizationRules organization={organization} />
            </Stack>
            <OrganizationFacts organization={organization} />
          </Grid>
          <RecordHistory
            query={history}
            label="What happened to this organisation"
            chart={() => import('#charts/organization.json')}
            states={[organization.status]}
          />
        </>
      )}
    </RecordPage>
  );
}
