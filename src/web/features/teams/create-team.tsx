import { createFileRoute } from '@tanstack/react-router';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { missingIn } from '#web/screens/form/field-values.ts';
import { findOrganization } from '#web/screens/form/find-organization.ts';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import { searchReader, someId } from '#web/screens/list/search-reader.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { membersOf, teams } from './team-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/teams/create')({
  staticData: { title: 'Create Team', audience: 'organizationAdminsAndStaff' },
  validateSearch: searchReader({
    /** Whose team it is to be: the form begins with it. */
    organization: someId,
  }),
  component: CreateTeam,
});

/** Where somebody comes from is chosen already, and where there is only one organisation nobody is asked for it. */
function CreateTeam() {
  const { organization = '' } = Route.useSearch();
  const isNamed = organization !== '';
  const params = { organization };
  const home = useApiQuery('GET /organizations/{organization}', { params }, { when: isNamed });
  const isAwaited = isNamed && home.isPending;
  const choices = useApiQuery('GET /teams/choices', { query: {} });
  return (
    <Loaded query={choices} whole>
      {([first, ...others]) => {
        const only = others.length === 0 ? first : undefined;
        return isAwaited ? null : <CreateForm only={only} chosen={only ?? home.data ?? null} />;
      }}
    </Loaded>
  );
}

const { name, description } = teams.fields;
const written = { name, description };

interface CreateFormProps {
  only: ChosenRecord | undefined;
  chosen: ChosenRecord | null;
}

function CreateForm({ only, chosen }: CreateFormProps) {
  const organization = chosen && { id: chosen.id, name: chosen.name };
  return (
    <CreateRecord
      {...teams.creating}
      lead={texts.youAddItsMembersAnd}
      initial={{ name: '', description: '', organization }}
      missing={(values) => ({
        ...missingIn(written, values),
        ...(values.organization === null && { organizationId: texts.chooseAnOrganisation }),
      })}
      body={(values) => ({
        name: values.name,
        description: values.description || null,
        organizationId: values.organization?.id ?? '',
      })}
      leadsTo={({ id }) => membersOf(id)}
    >
      {(form) => (
        <>
          {only === undefined ? (
            <ChooseRecord
              label={texts.organisation}
              errorKey="organizationId"
              required
              {...findOrganization}
              chosen={form.values.organization}
              onChoose={(organization) => form.change({ organization })}
            />
          ) : null}
          <RecordFields fields={written} form={form} />
        </>
      )}
    </CreateRecord>
  );
}
