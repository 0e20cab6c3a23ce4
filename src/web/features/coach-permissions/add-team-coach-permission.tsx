import { createFileRoute } from '@tanstack/react-router';
import { AddPermission } from './add-permission.tsx';
import { coachesOfTeam, titles } from './places.ts';

export const Route = createFileRoute('/app/teams/$team/coach-permissions/create')({
  staticData: { title: titles.ofSubject.team.add, checks: ['authenticated'] },
  component: AddTeamCoachPermission,
});

function AddTeamCoachPermission() {
  const { team } = Route.useParams();
  return <AddPermission place={coachesOfTeam(team)} />;
}
