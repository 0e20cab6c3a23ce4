import { createFileRoute } from '@tanstack/react-router';
import { RemovePermission } from './remove-permission.tsx';
import { coachesOfTeam, titles } from './places.ts';

export const Route = createFileRoute('/app/teams/$team/coach-permissions/$coachPermission/delete')({
  staticData: { title: titles.ofSubject.team.remove, checks: ['authenticated'] },
  component: RemoveTeamCoachPermission,
});

function RemoveTeamCoachPermission() {
  const { team, coachPermission } = Route.useParams();
  return <RemovePermission place={coachesOfTeam(team)} permission={coachPermission} />;
}
