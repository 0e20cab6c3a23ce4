import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { PermissionList } from './permission-list.tsx';
import { permissionsOfOne } from './permissions-of.ts';
import { membersOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/member-permissions')({
  staticData: { title: titles.ofCoach.member.list, checks: ['authenticated'] },
  validateSearch: permissionsOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: MemberPermissions,
});

function MemberPermissions() {
  const { coach } = Route.useParams();
  return <PermissionList place={membersOf(coach)} search={Route.useSearch()} />;
}
