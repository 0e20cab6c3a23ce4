import { createFileRoute } from '@tanstack/react-router';
import { AddPermission } from './add-permission.tsx';
import { coachesOfSession, titles } from './places.ts';

export const Route = createFileRoute('/app/sessions/$session/coach-permissions/create')({
  staticData: { title: titles.ofSubject.session.add, checks: ['authenticated'] },
  component: AddSessionCoachPermission,
});

function AddSessionCoachPermission() {
  const { session } = Route.useParams();
  return <AddPermission place={coachesOfSession(session)} />;
}
