import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { RecordListPage } from '#web/screens/list/record-list-page.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Users } from '#web/ui/icons.ts';
import { TeamTable } from './team-table.tsx';
import { teamChoice } from './team-choice.ts';
import { allTeams } from './team-lists.ts';
import { teams } from './team-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/teams')({
  staticData: { title: 'Teams', audience: 'everyone', list: allTeams },
  validateSearch: allTeams.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Teams,
});

function Teams() {
  const isOfStaff = isStaff(useMe());
  const search = Route.useSearch();
  const organization = useOrganizationName(isOfStaff ? search.organization : undefined);
  const list = useRecordList(allTeams, search, {
    names: { organization },
    hidden: ({ mayCreate }) => [
      ...(isOfStaff ? [] : ['organization']),
      ...(mayCreate ? [] : ['deleted']),
    ],
  });
  const { mayCreate } = list;
  return (
    <RecordListPage
      of={teams}
      list={list}
      lead={mayCreate ? undefined : texts.yourTeams}
      icon={<Users />}
      choice={teamChoice}
      none={mayCreate ? texts.aTeamHasALeader : texts.youreNotInATeam}
    >
      {(rows) => <TeamTable rows={rows} showsOrganization={isOfStaff} />}
    </RecordListPage>
  );
}
