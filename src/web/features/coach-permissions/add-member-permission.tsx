import { createFileRoute } from '@tanstack/react-router';
import { AddPermission } from './add-permission.tsx';
import { membersOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/member-permissions/create')({
  staticData: { title: titles.ofCoach.member.add, checks: ['authenticated'] },
  component: AddMemberPermission,
});

function AddMemberPermission() {
  const { coach } = Route.useParams();
  return <AddPermission place={membersOf(coach)} />;
}
