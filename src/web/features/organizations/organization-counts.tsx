import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import type { Organization } from './words.ts';

/** How many of everything; never what was said or written. */
export function OrganizationCounts({ organization }: { organization: Organization }) {
  const { members, teams, activeProgrammes, upcomingBookings } = organization;
  return (
    <Card title="At a glance">
      <Facts
        facts={[
          { term: 'Members', detail: members },
          { term: 'Teams', detail: teams },
          { term: 'Active programmes', detail: activeProgrammes },
          { term: 'Upcoming bookings', detail: upcomingBookings },
        ]}
      />
    </Card>
  );
}
