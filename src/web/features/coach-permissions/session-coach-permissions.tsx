import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list-search.ts';
import { PermissionList } from './permission-list.tsx';
import { permissionSearch } from './permission-search.ts';
import { coachesOfSession, titles } from './places.ts';

export const Route = createFileRoute('/app/sessions/$session/coach-permissions')({
  staticData: { title: titles.ofSubject.session.list, checks: ['authenticated'] },
  validateSearch: permissionSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: SessionCoachPermissions,
});

function SessionCoachPermissions() {
  const { session } = Route.useParams();
  return <PermissionList place={coachesOfSession(session)} search={Route.useSearch()} />;
}
