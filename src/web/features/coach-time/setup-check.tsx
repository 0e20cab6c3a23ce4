import { createFileRoute } from '@tanstack/react-router';
import { SetupPage } from './setup-page.tsx';

export const Route = createFileRoute('/app/coaches/$coach/teams-setup-check')({
  staticData: { title: 'Teams Setup Check', audience: 'coachesAndStaff' },
  component: SetupCheck,
});

function SetupCheck() {
  return <SetupPage coach={Route.useParams().coach} />;
}
