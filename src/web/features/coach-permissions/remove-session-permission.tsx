import { createFileRoute } from '@tanstack/react-router';
import { RemovePermission } from './remove-permission.tsx';
import { sessionsOf, titles } from './places.ts';

export const Route = createFileRoute(
  '/app/coaches/$coach/session-permissions/$sessionPermission/delete',
)({
  staticData: { title: titles.ofCoach.session.remove, checks: ['authenticated'] },
  component: RemoveSessionPermission,
});

function RemoveSessionPermission() {
  const { coach, sessionPermission } = Route.useParams();
  return <RemovePermission place={sessionsOf(coach)} permission={sessionPermission} />;
}
