import { createFileRoute } from '@tanstack/react-router';
import { useMe } from '#web/screens/account/use-me.ts';
import { AvailabilityPage } from './availability-page.tsx';
import { availabilitySearch } from './availability-search.ts';
import { ownTime } from './places.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/availability')({
  staticData: { title: 'Availability', audience: 'coaches' },
  validateSearch: availabilitySearch,
  component: Availability,
});

function Availability() {
  const place = ownTime(useMe().id);
  return <AvailabilityPage title={texts.availability} place={place} search={Route.useSearch()} />;
}
