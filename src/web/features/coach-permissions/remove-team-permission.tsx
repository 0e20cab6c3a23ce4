import { createFileRoute } from '@tanstack/react-router';
import { RemovePermission } from './remove-permission.tsx';
import { teamsOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/team-permissions/$teamPermission/delete')(
  {
    staticData: { title: titles.ofCoach.team.remove, checks: ['authenticated'] },
    component: RemoveTeamPermission,
  },
);

function RemoveTeamPermission() {
  const { coach, teamPermission } = Route.useParams();
  return <RemovePermission place={teamsOf(coach)} permission={teamPermission} />;
}
