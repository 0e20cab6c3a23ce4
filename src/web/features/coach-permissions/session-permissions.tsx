import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { PermissionList } from './permission-list.tsx';
import { permissionsOfOne } from './permissions-of.ts';
import { sessionsOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/session-permissions')({
  staticData: { title: titles.ofCoach.session.list, checks: ['authenticated'] },
  validateSearch: permissionsOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: SessionPermissions,
});

function SessionPermissions() {
  const { coach } = Route.useParams();
  return <PermissionList place={sessionsOf(coach)} search={Route.useSearch()} />;
}
