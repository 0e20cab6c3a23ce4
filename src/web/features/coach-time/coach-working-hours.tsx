import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useMe } from '#web/screens/account/use-me.ts';
import { HoursPage } from './hours/hours-page.tsx';
import { ownTime, timeOf } from './places.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/coaches/$coach/working-hours/update')({
  staticData: { title: 'Coach Working Hours', audience: 'coachesAndStaff' },
  component: CoachWorkingHours,
});

function CoachWorkingHours() {
  const { coach } = Route.useParams();
  const isOwn = useMe().id === coach;
  if (isOwn) return <Navigate {...ownTime(coach).hours} replace />;
  return <HoursPage title={texts.coachWorkingHours} place={timeOf(coach)} />;
}
