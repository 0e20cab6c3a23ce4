import { mostMembers } from '#domain/organizations/team-size.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { formOf } from '#web/screens/form/field-values.ts';
import { FieldAround, RecordFields } from '#web/screens/form/record-fields.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { teams } from './team-records.ts';
import type { Team, TeamMember } from './team-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/teams/$team/edit': page('organizationAdminsAndStaff', 'Edit Team', EditTeam),
  '/app/teams/$team/delete': page('organizationAdminsAndStaff', 'Delete Team', DeleteTeam),
  '/app/teams/$team/restore': page('organizationAdminsAndStaff', 'Restore Team', RestoreTeam),
} satisfies Pages;

export function EditTeam() {
  const query = teams.useOne();
  const params = { team: teams.useId() };
  const members = useApiQuery('GET /teams/{team}/members', {
    params,
    query: { perPage: mostMembers },
  });
  return (
    <Loaded query={members} whole>
      {({ data: { results } }) => (
        <EditRecord
          {...teams.editing}
          query={query}
          initial={(team) => formOf(teams.fields, asWritten(team))}
        >
          {(form, { leader }) => (
            <RecordFields
              fields={teams.fields}
              form={form}
              own={{
                organizationId: null,
                leaderId: (
                  <FieldAround fields={teams.fields} name="leaderId">
                    <Select
                      placeholder={texts.nobody}
                      options={peopleToLead(results, leader)}
                      value={form.values.leaderId}
                      onChange={(leaderId) => form.change({ leaderId })}
                    />
                  </FieldAround>
                ),
              }}
            />
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

export function DeleteTeam() {
  const { counted } = useNumbers();
  return (
    <ConfirmEvent
      {...teams.deleting}
      query={teams.useOne()}
      consequences={({ members, leader }) => [
        texts.itsNoLongerSee(members, counted),
        leader === null ? texts.nobodyLeadsItSoNobody : texts.canNoLongerBook(leader.fullName),
        texts.itCanBeRestored,
      ]}
    />
  );
}

export function RestoreTeam() {
  const { counted } = useNumbers();
  return (
    <ConfirmEvent
      {...teams.restoring}
      query={teams.useOne()}
      consequences={({ members, leader }) => [
        texts.itComesBackWithIts(members, counted),
        leader === null ? texts.nobodyLeadsIt : texts.leadsItAgain(leader.fullName),
        texts.nobodyIsNotified,
      ]}
    />
  );
}
