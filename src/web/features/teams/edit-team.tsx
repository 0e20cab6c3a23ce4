import { createFileRoute } from '@tanstack/react-router';
import { teamFields } from '#machines/team/fields.ts';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { formOf, missingIn, writtenIn } from '#web/screens/form/field-values.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { teamEvent, useTeam } from './team-event.ts';
import { TeamFields } from './team-fields.tsx';
import type { Team, TeamMember } from './words.ts';

export const Route = createFileRoute('/app/teams/$team/edit')({
  staticData: { title: 'Edit Team', checks: ['authenticated'] },
  component: EditTeam,
});

function EditTeam() {
  const params = Route.useParams();
  const query = useTeam(params);
  const members = useApiQuery('GET /teams/{team}/members', { params, query: { perPage: 100 } });
  return (
    <Loaded query={members} whole>
      {({ data: { results } }) => (
        <EditRecord
          {...teamEvent}
          query={query}
          event="EDIT"
          gone="This team can’t be edited"
          title="Edit Team"
          initial={(team) => formOf(teamFields, asWritten(team))}
          missing={(values) => missingIn(teamFields, values)}
          payload={(values) => writtenIn(teamFields, values)}
        >
          {({ values, change }, { leader }) => (
            <>
              <TeamFields form={{ values, change }} />
              <Field
                label="Leader"
                errorKey="leaderId"
                tip="One of its members. A new leader and the former one are told."
              >
                <Select
                  placeholder="Nobody"
                  options={peopleToLead(results, leader)}
                  value={values.leaderId}
                  onChange={(leaderId) => change({ leaderId })}
                />
              </Field>
            </>
          )}
        </EditRecord>
      )}
    </Loaded>
  );
}

const asWritten = ({ name, description, organization, leader }: Team) => ({
  name,
  description,
  organizationId: organization,
  leaderId: leader,
});

/** Its members, and whoever leads it, wherever they stand in the list. */
function peopleToLead(members: readonly TeamMember[], leader: Team['leader']) {
  const isListed = leader === null || members.some(({ id }) => id === leader.id);
  return (isListed ? members : [...members, leader]).map(({ id, fullName }) => ({
    value: id,
    label: fullName,
  }));
}
