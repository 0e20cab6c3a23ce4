import { createFileRoute } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/choose-record.tsx';
import { FormPage } from '#web/screens/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { findHome } from './find-home.ts';
import { missingName, TeamFields, type TeamValues } from './team-fields.tsx';
import { listPage, membersOf } from './words.ts';

export const Route = createFileRoute('/app/teams/create')({
  staticData: { title: 'Create Team', checks: ['authenticated'] },
  component: CreateTeam,
});

function CreateTeam() {
  return (
    <Loaded query={useApiQuery('GET /teams/choices', { query: {} })} whole>
      {(homes) => <CreateForm homes={homes} />}
    </Loaded>
  );
}

interface NewTeam extends TeamValues {
  readonly organization: ChosenRecord | null;
}

const emptyTeam = (organization: ChosenRecord | undefined): NewTeam => ({
  name: '',
  description: '',
  organization: organization ?? null,
});

function CreateForm({ homes }: { homes: DataOf<'GET /teams/choices'> }) {
  const only = homes.length === 1 ? homes[0] : undefined;
  const form = useRecordForm('POST /teams', {
    name: 'team',
    initial: emptyTeam(only),
    missing: (values) => ({
      ...missingName(values),
      ...(values.organization === null && { organizationId: 'Choose an organisation.' }),
    }),
    input: ({ name, description, organization }) => ({
      body: { name, description: description || null, organizationId: organization?.id ?? '' },
    }),
    onDone: ({ id }, go) => void go(membersOf(id)),
  });
  return (
    <FormPage
      title="Create Team"
      lead="Afterwards you add its members and choose who leads it."
      form={form}
      verb="Create team"
      errorTitle="Not created yet"
      cancel={listPage}
    >
      {only === undefined ? (
        <ChooseRecord
          label="Organisation"
          errorKey="organizationId"
          required
          {...findHome}
          chosen={form.values.organization}
          onChoose={(organization) => form.change({ organization })}
        />
      ) : null}
      <TeamFields form={form} />
    </FormPage>
  );
}
