import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { deletedBadge } from '#web/screens/record/record-screen.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { OrganizationCounts } from './organization-counts.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { organizations } from './organization-records.ts';
import { OrganizationRules } from './organization-rules.tsx';
import * as texts from './texts.ts';

/** Sending a picture is a lot, and few come here for that. */
const BrandDialog = lazyPart(async () => (await import('./brand-dialog.tsx')).BrandDialog);

export const Route = createFileRoute('/app/organizations/$organization')({
  staticData: {
    title: 'Organisation',
    audience: 'organizationAdminsAndStaff',
    asks: 'GET /organizations/{organization}',
  },
  component: OrganizationScreen,
});

function OrganizationScreen() {
  const { counted } = useNumbers();
  const [isBranding, setBranding] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (isBranding && !isAsked) setAsked(true);
  const history = organizations.useHistory();
  return (
    <RecordPage
      query={organizations.useOne()}
      title={({ name }) => name}
      lead={({ members, teams }) => texts.inLabel(members, teams, counted)}
      status={deletedBadge}
      eventActions={({ id }) => {
        const { EDIT, ...others } = organizations.actionsOf(id);
        return { EDIT, SET_BRAND: { send: () => setBranding(true), busy: false }, ...others };
      }}
    >
      {(organization) => (
        <>
          {isAsked ? (
            <Suspense fallback={null}>
              <BrandDialog
                organization={organization}
                open={isBranding}
                onClose={() => setBranding(false)}
              />
            </Suspense>
          ) : null}
          <Grid columns="aside" gap="6">
            <Stack gap="6">
              <OrganizationCounts organization={organization} />
              <OrganizationRules organization={organization} />
            </Stack>
            <OrganizationFacts organization={organization} />
          </Grid>
          <RecordHistory {...history} states={[organization.status]} />
        </>
      )}
    </RecordPage>
  );
}
