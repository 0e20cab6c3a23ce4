import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { User, Users } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { membersOf, teamsOf } from './words.ts';
import type { Organization } from './words.ts';

/** How many of everything; never what was said or written. */
export function OrganizationCounts({ organization }: { organization: Organization }) {
  const { id, deletedAt, members, teams, activeProgrammes, upcomingBookings } = organization;
  return (
    <Card
      title="At a glance"
      actions={
        deletedAt === null ? (
          <Row gap="2">
            <LinkButton {...membersOf(id)} size="small" icon={<User />}>
              Members
            </LinkButton>
            <LinkButton {...teamsOf(id)} size="small" icon={<Users />}>
              Teams
            </LinkButton>
          </Row>
        ) : null
      }
    >
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
