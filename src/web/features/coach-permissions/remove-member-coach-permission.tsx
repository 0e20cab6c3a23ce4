import { createFileRoute } from '@tanstack/react-router';
import { RemovePermission } from './remove-permission.tsx';
import { coachesOfMember, titles } from './places.ts';

export const Route = createFileRoute(
  '/app/members/$member/coach-permissions/$coachPermission/delete',
)({
  staticData: { title: titles.ofSubject.member.remove, checks: ['authenticated'] },
  component: RemoveMemberCoachPermission,
});

function RemoveMemberCoachPermission() {
  const { member, coachPermission } = Route.useParams();
  return <RemovePermission place={coachesOfMember(member)} permission={coachPermission} />;
}
