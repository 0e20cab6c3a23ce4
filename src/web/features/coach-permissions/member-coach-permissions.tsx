import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list-search.ts';
import { PermissionList } from './permission-list.tsx';
import { permissionSearch } from './permission-search.ts';
import { coachesOfMember, titles } from './places.ts';

export const Route = createFileRoute('/app/members/$member/coach-permissions')({
  staticData: { title: titles.ofSubject.member.list, checks: ['authenticated'] },
  validateSearch: permissionSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: MemberCoachPermissions,
});

function MemberCoachPermissions() {
  const { member } = Route.useParams();
  return <PermissionList place={coachesOfMember(member)} search={Route.useSearch()} />;
}
