import { formatCalendarDate } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { settings } from '#web/settings.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Email } from '#web/ui/written/email-text.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { countOf, loginWords, type User } from './words.ts';

/** Who somebody is. */
export function UserFacts({ user }: { user: User }) {
  const zone = useZone();
  const words = (list: readonly string[]) => (list.length === 0 ? 'None' : list.join(', '));
  const coaching: Fact[] = [
    { term: 'Specialisms', detail: words(user.specialisms) },
    { term: 'Languages', detail: words(user.languages) },
  ];
  return (
    <Card title="Profile">
      <Facts
        facts={[
          { term: 'Email', detail: <Email>{user.email}</Email> },
          { term: 'Phone', detail: user.phone ?? 'None' },
          { term: 'Job title', detail: user.jobTitle ?? 'None' },
          { term: 'Bio', detail: user.bio ?? 'None' },
          ...(user.coaching === 'gives' ? coaching : []),
          { term: 'Time zone', detail: user.timeZone },
          { term: 'Date format', detail: user.locale },
          { term: 'Signs in with', detail: loginWords[user.loginMethod] },
          {
            term: 'Last sign-in',
            detail:
              user.lastSignInAt === null ? 'Never' : <When at={user.lastSignInAt} zone={zone} />,
          },
          {
            term: 'Last changed',
            detail: (
              <>
                <When at={user.updatedAt} zone={zone} /> by{' '}
                {user.updatedBy?.fullName ?? settings.productName}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** A date without a time, by the reader's rule. */
const lastDay = (date: string): string => formatCalendarDate(date, ownZone());

/** What they take part in: members with credits, teams and programmes, coaches with those whom they coach. */
export function UserPlace({ user }: { user: User }) {
  const { id, coaching, bookings, credits } = user;
  const ofMember = coaching === 'receives';
  return (
    <Stack gap="6">
      {coaching === 'gives' ? <OfCoach id={id} /> : null}
      <Card title="Sessions" actions={ofMember ? <OfMember id={id} /> : undefined}>
        <Facts
          facts={[
            { term: coaching === 'gives' ? 'Giving' : 'Coming up', detail: bookings.upcoming },
            { term: 'Past', detail: bookings.past },
            ...(ofMember ? [{ term: 'Credits', detail: countOf(credits, 'unit') }] : []),
          ]}
        />
      </Card>
      {ofMember ? <Belonging user={user} /> : null}
    </Stack>
  );
}

function Belonging({ user: { teams, programmes } }: { user: User }) {
  return (
    <>
      <Card title="Teams">
        {teams.length === 0 ? (
          <Text>Not in a team.</Text>
        ) : (
          <Facts facts={teams.map(({ name, note }) => ({ term: name, detail: note }))} />
        )}
      </Card>
      <Card title="Programmes">
        {programmes.length === 0 ? (
          <Text>In no programme.</Text>
        ) : (
          <Facts
            facts={programmes.map(({ name, note }) => ({
              term: name,
              detail: `Until ${lastDay(note)}`,
            }))}
          />
        )}
      </Card>
    </>
  );
}

/** What was noted of a member, what they hold, and whom they may book. */
function OfMember({ id }: Pick<User, 'id'>) {
  return (
    <Row gap="2">
      <LinkButton to="/app/members/$member/coach-permissions" params={{ member: id }} size="small">
        Coaches
      </LinkButton>
      <LinkButton
        to="/app/session-credits/$entityType/$entityId"
        params={{ entityType: 'user', entityId: id }}
        size="small"
      >
        Credits
      </LinkButton>
      <LinkButton to="/app/members/$member/coach-notes" params={{ member: id }} size="small">
        Coach notes
      </LinkButton>
    </Row>
  );
}

const coachPages = [
  { to: '/app/coaches/$coach/availability', name: 'Availability' },
  { to: '/app/coaches/$coach/working-hours/update', name: 'Working hours' },
  { to: '/app/coaches/$coach/external-calendars', name: 'Calendars' },
  { to: '/app/coaches/$coach/teams-setup-check', name: 'Setup check' },
  { to: '/app/coaches/$coach/member-permissions', name: 'Members' },
  { to: '/app/coaches/$coach/session-permissions', name: 'Sessions' },
  { to: '/app/coaches/$coach/team-permissions', name: 'Teams' },
  { to: '/app/coaches/$coach/reviews', name: 'Reviews' },
] as const;

/** Everything that staff look after for a coach. */
function OfCoach({ id }: Pick<User, 'id'>) {
  return (
    <Card title="As a coach" note="When they can be booked, by whom and for what.">
      <Row gap="2">
        {coachPages.map(({ to, name }) => (
          <LinkButton key={to} to={to} params={{ coach: id }} size="small">
            {name}
          </LinkButton>
        ))}
      </Row>
    </Card>
  );
}
