import { createFileRoute } from '@tanstack/react-router';
import { RemovePermission } from './remove-permission.tsx';
import { coachesOfSession, titles } from './places.ts';

export const Route = createFileRoute(
  '/app/sessions/$session/coach-permissions/$coachPermission/delete',
)({
  staticData: { title: titles.ofSubject.session.remove, checks: ['authenticated'] },
  component: RemoveSessionCoachPermission,
});

function RemoveSessionCoachPermission() {
  const { session, coachPermission } = Route.useParams();
  return <RemovePermission place={coachesOfSession(session)} permission={coachPermission} />;
}
