import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { PermissionList } from './permission-list.tsx';
import { permissionsOfOne } from './permissions-of.ts';
import { coachesOfMember, titles } from './places.ts';

export const Route = createFileRoute('/app/members/$member/coach-permissions')({
  staticData: { title: titles.ofSubject.member.list, checks: ['authenticated'] },
  validateSearch: permissionsOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: MemberCoachPermissions,
});

function MemberCoachPermissions() {
  const { member } = Route.useParams();
  return <PermissionList place={coachesOfMember(member)} search={Route.useSearch()} />;
}
