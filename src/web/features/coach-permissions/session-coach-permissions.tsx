import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { PermissionList } from './permission-list.tsx';
import { permissionsOfOne } from './permissions-of.ts';
import { coachesOfSession, titles } from './places.ts';

export const Route = createFileRoute('/app/sessions/$session/coach-permissions')({
  staticData: { title: titles.ofSubject.session.list, checks: ['authenticated'] },
  validateSearch: permissionsOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: SessionCoachPermissions,
});

function SessionCoachPermissions() {
  const { session } = Route.useParams();
  return <PermissionList place={coachesOfSession(session)} search={Route.useSearch()} />;
}
