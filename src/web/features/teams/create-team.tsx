import { createFileRoute } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { findOrganization } from '#web/screens/form/find-organization.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { searchReader, someId } from '#web/screens/list/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { missingName, TeamFields, type TeamValues } from './team-fields.tsx';
import { listPage, membersOf } from './words.ts';

export const Route = createFileRoute('/app/teams/create')({
  staticData: { title: 'Create Team', checks: ['authenticated'] },
  validateSearch: searchReader({
    /** Whose team it is to be: the form begins with it. */
    organization: someId,
  }),
  component: CreateTeam,
});

function CreateTeam() {
  const { organization = '' } = Route.useSearch();
  const isNamed = organization !== '';
  const params = { organization };
  const home = useApiQuery('GET /organizations/{organization}', { params }, { when: isNamed });
  const isAwaited = isNamed && home.isPending;
  return (
    <Loaded query={useApiQuery('GET /teams/choices', { query: {} })} whole>
      {(organizations) =>
        isAwaited ? null : <CreateForm organizations={organizations} home={home.data} />
      }
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

interface CreateFormProps {
  organizations: DataOf<'GET /teams/choices'>;
  /** Where somebody comes from; nothing where that is not there for them. */
  home: ChosenRecord | undefined;
}

function CreateForm({ organizations: homes, home }: CreateFormProps) {
  const only = homes.length === 1 ? homes[0] : undefined;
  const form = useRecordForm('POST /teams', {
    name: 'team',
    initial: emptyTeam(only ?? (home && { id: home.id, name: home.name })),
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
          {...findOrganization}
          chosen={form.values.organization}
          onChoose={(organization) => form.change({ organization })}
        />
      ) : null}
      <TeamFields form={form} />
    </FormPage>
  );
}
