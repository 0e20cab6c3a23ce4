import { Suspense } from 'react';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import {
  emptyOrganization,
  OrganizationInputs,
  troubleIn,
  valuesOf,
  writtenOf,
} from './organization-inputs.tsx';
import { organizations } from './organization-records.ts';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

/** Below the form that the page is opened for. */
const SingleSignOnForm = lazyPart(
  async () => (await import('./single-sign-on-form.tsx')).SingleSignOnForm,
);

export const pages = {
  '/app/organizations/create': page('staff', 'Create Organisation', CreateOrganization),
  '/app/organizations/$organization/edit': page('staff', 'Edit Organisation', EditOrganization),
  '/app/organizations/$organization/delete': page(
    'staff',
    'Delete Organisation',
    DeleteOrganization,
  ),
  '/app/organizations/$organization/restore': page(
    'staff',
    'Restore Organisation',
    RestoreOrganization,
  ),
} satisfies Pages;

/** Whoever may not see the list may not add to it. */
export function CreateOrganization() {
  return (
    <CreateRecord
      {...organizations.creating}
      lead={texts.youCanInviteItsPeople}
      needs={useApiQuery('GET /organization/filter')}
      initial={emptyOrganization}
      missing={troubleIn}
      body={writtenOf}
    >
      {(form) => <OrganizationInputs form={form} />}
    </CreateRecord>
  );
}

/** Two forms, each sent by itself. */
export function EditOrganization() {
  return (
    <Offered {...organizations.editing} query={organizations.useOne()}>
      {(organization) => (
        <Stack gap="8" measure="form" key={organization.id}>
          <EditForm organization={organization} />
          <Suspense
            fallback={
              <Card title={texts.singleSignOn} note={texts.itsPeopleSign}>
                <WaitingLines lines={8} />
              </Card>
            }
          >
            <SingleSignOnForm organization={organization} />
          </Suspense>
        </Stack>
      )}
    </Offered>
  );
}

function EditForm({ organization }: { organization: Organization }) {
  const { send, event, back, title, errorTitle } = organizations.editing;
  const form = useEventForm(send, organization, event, {
    initial: valuesOf(organization),
    missing: troubleIn,
    payload: writtenOf,
    onDone: (_, go) => void go(back(organization)),
  });
  return (
    <FormPage
      title={title}
      form={form}
      verb={texts.save}
      errorTitle={errorTitle}
      cancel={back(organization)}
    >
      <OrganizationInputs form={form} id={organization.id} />
    </FormPage>
  );
}

export function DeleteOrganization() {
  const { counted } = useNumbers();
  return (
    <ConfirmEvent
      {...organizations.deleting}
      query={organizations.useOne()}
      consequences={({ members, teams }) => [
        texts.listsAndFiltersNoLonger,
        texts.itsAndAreKept(members, teams, counted),
        texts.itCanBeRestored,
      ]}
    />
  );
}

export function RestoreOrganization() {
  const { counted } = useNumbers();
  return (
    <ConfirmEvent
      {...organizations.restoring}
      query={organizations.useOne()}
      consequences={({ members, teams }) => [
        texts.listsAndFiltersShow,
        texts.withItComeItsAnd(members, teams, counted),
        texts.nobodyIsNotified,
      ]}
    />
  );
}
