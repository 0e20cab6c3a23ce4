import { createFileRoute } from '@tanstack/react-router';
import { useMe } from '#web/screens/account/use-me.ts';
import { HoursPage } from './hours/hours-page.tsx';
import { ownTime } from './places.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/working-hours/update')({
  staticData: { title: 'Working Hours', audience: 'coaches' },
  component: WorkingHours,
});

function WorkingHours() {
  return <HoursPage title={texts.workingHours2} place={ownTime(useMe().id)} />;
}
