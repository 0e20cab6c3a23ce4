import { createFileRoute } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { FormPage } from '#web/screens/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { missingName, TeamFields } from './team-fields.tsx';
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

function CreateForm({ homes }: { homes: DataOf<'GET /teams/choices'> }) {
  const only = homes.length === 1 ? homes[0] : undefined;
  const form = useRecordForm('POST /teams', {
    name: 'team',
    initial: { name: '', description: '', organizationId: only?.id ?? '' },
    missing: (values) => ({
      ...missingName(values),
      ...(values.organizationId === '' && { organizationId: 'Choose an organisation.' }),
    }),
    input: ({ name, description, organizationId }) => ({
      body: { name, description: description || null, organizationId },
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
        <Field label="Organisation" errorKey="organizationId" required>
          <Select
            placeholder="Choose an organisation"
            options={homes.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.values.organizationId}
            onChange={(organizationId) => form.change({ organizationId })}
          />
        </Field>
      ) : null}
      <TeamFields form={form} />
    </FormPage>
  );
}
