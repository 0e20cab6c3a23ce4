import { createFileRoute } from '@tanstack/react-router';
import { AddPermission } from './add-permission.tsx';
import { teamsOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/team-permissions/create')({
  staticData: { title: titles.ofCoach.team.add, checks: ['authenticated'] },
  component: AddTeamPermission,
});

function AddTeamPermission() {
  const { coach } = Route.useParams();
  return <AddPermission place={teamsOf(coach)} />;
}
