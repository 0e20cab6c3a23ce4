import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { User, Users } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { membersOf, teamsOf } from './organization-records.ts';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

/** How many of everything; never what was said or written. */
export function OrganizationCounts({ organization }: { organization: Organization }) {
  const { id, deletedAt, members, teams, activeProgrammes, upcomingBookings } = organization;
  return (
    <Card
      title={texts.atAGlance}
      actions={
        <Row gap="2">
          {deletedAt === null ? (
            <>
              <LinkButton {...membersOf(id)} size="small" icon={<User />}>
                {texts.members}
              </LinkButton>
              <LinkButton {...teamsOf(id)} size="small" icon={<Users />}>
                {texts.teams}
              </LinkButton>
            </>
          ) : null}
          <LinkButton
            to="/app/organizations/$organization/obfuscate-members"
            params={{ organization: id }}
            variant="dangerQuiet"
            size="small"
          >
            {texts.obfuscateMembers}
          </LinkButton>
        </Row>
      }
    >
      <Facts
        facts={[
          { term: texts.members, detail: members },
          { term: texts.teams, detail: teams },
          { term: texts.activeProgrammes, detail: activeProgrammes },
          { term: texts.upcomingBookings, detail: upcomingBookings },
        ]}
      />
    </Card>
  );
}
