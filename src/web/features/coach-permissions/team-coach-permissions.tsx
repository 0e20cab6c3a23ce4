import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { PermissionList } from './permission-list.tsx';
import { permissionsOfOne } from './permissions-of.ts';
import { coachesOfTeam, titles } from './places.ts';

export const Route = createFileRoute('/app/teams/$team/coach-permissions')({
  staticData: { title: titles.ofSubject.team.list, checks: ['authenticated'] },
  validateSearch: permissionsOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: TeamCoachPermissions,
});

function TeamCoachPermissions() {
  const { team } = Route.useParams();
  return <PermissionList place={coachesOfTeam(team)} search={Route.useSearch()} />;
}
