import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { PermissionList } from './permission-list.tsx';
import { permissionsOfOne } from './permissions-of.ts';
import { teamsOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/team-permissions')({
  staticData: { title: titles.ofCoach.team.list, checks: ['authenticated'] },
  validateSearch: permissionsOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: TeamPermissions,
});

function TeamPermissions() {
  const { coach } = Route.useParams();
  return <PermissionList place={teamsOf(coach)} search={Route.useSearch()} />;
}
