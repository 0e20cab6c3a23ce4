import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { RecordListPage } from '#web/screens/list/record-list-page.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Users } from '#web/ui/icons.ts';
import { teamChoice } from './team-choice.ts';
import { teamsOfOne } from './team-lists.ts';
import { teams } from './team-records.ts';
import { TeamTable } from './team-table.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/organizations/$organization/teams')({
  staticData: {
    title: 'Organisation Teams',
    audience: 'organizationAdminsAndStaff',
    asks: 'GET /organizations/{organization}',
  },
  validateSearch: teamsOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: OrganizationTeams,
});

/** Whose organisation it is not, finds neither it nor its teams. */
function OrganizationTeams() {
  const params = Route.useParams();
  return (
    <Loaded query={useApiQuery('GET /organizations/{organization}', { params })} whole>
      {(organization) => <Teams organization={organization} />}
    </Loaded>
  );
}

function Teams({ organization: { id, name } }: { organization: { id: string; name: string } }) {
  const list = useRecordList(teamsOfOne, Route.useSearch(), { fixed: { organization: id } });
  return (
    <RecordListPage
      of={teams}
      list={list}
      title={texts.organisationTeams}
      lead={name}
      create={{ to: '/app/teams/create', search: { organization: id } }}
      icon={<Users />}
      choice={teamChoice}
      none={texts.aTeamHasALeader}
    >
      {(rows) => <TeamTable rows={rows} showsOrganization={false} />}
    </RecordListPage>
  );
}
