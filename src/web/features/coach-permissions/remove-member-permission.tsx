import { createFileRoute } from '@tanstack/react-router';
import { RemovePermission } from './remove-permission.tsx';
import { membersOf, titles } from './places.ts';

export const Route = createFileRoute(
  '/app/coaches/$coach/member-permissions/$memberPermission/delete',
)({
  staticData: { title: titles.ofCoach.member.remove, checks: ['authenticated'] },
  component: RemoveMemberPermission,
});

function RemoveMemberPermission() {
  const { coach, memberPermission } = Route.useParams();
  return <RemovePermission place={membersOf(coach)} permission={memberPermission} />;
}
