import { createFileRoute } from '@tanstack/react-router';
import { AddPermission } from './add-permission.tsx';
import { sessionsOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/session-permissions/create')({
  staticData: { title: titles.ofCoach.session.add, checks: ['authenticated'] },
  component: AddSessionPermission,
});

function AddSessionPermission() {
  const { coach } = Route.useParams();
  return <AddPermission place={sessionsOf(coach)} />;
}
