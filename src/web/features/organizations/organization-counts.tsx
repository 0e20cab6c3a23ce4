import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { User, Users } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { membersOf, teamsOf } from './organization-records.ts';
import type { Organization } from './organization-records.ts';

/** How many of everything; never what was said or written. */
export function OrganizationCounts({ organization }: { organization: Organization }) {
  const { id, deletedAt, members, teams, activeProgrammes, upcomingBookings } = organization;
  return (
    <Card
      title="At a glance"
      actions={
        <Row gap="2">
          {deletedAt === null ? (
            <>
              <LinkButton {...membersOf(id)} size="small" icon={<User />}>
                Members
              </LinkButton>
              <LinkButton {...teamsOf(id)} size="small" icon={<Users />}>
                Teams
              </LinkButton>
            </>
          ) : null}
          <LinkButton
            to="/app/organizations/$organization/obfuscate-members"
            params={{ organization: id }}
            variant="dangerQuiet"
            size="small"
          >
            Obfuscate members
          </LinkButton>
        </Row>
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
