import { createFileRoute } from '@tanstack/react-router';
import { AddPermission } from './add-permission.tsx';
import { coachesOfMember, titles } from './places.ts';

export const Route = createFileRoute('/app/members/$member/coach-permissions/create')({
  staticData: { title: titles.ofSubject.member.add, checks: ['authenticated'] },
  component: AddMemberCoachPermission,
});

function AddMemberCoachPermission() {
  const { member } = Route.useParams();
  return <AddPermission place={coachesOfMember(member)} />;
}
