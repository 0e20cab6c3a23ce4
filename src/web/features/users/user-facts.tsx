import { formatDate } from '#domain/time/format.ts';
import { isMember } from '#machines/person.ts';
import { settings } from '#web/settings.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/card.tsx';
import { Email } from '#web/ui/email-text.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/when.tsx';
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
          ...(user.role === 'Coach' ? coaching : []),
          { term: 'Time zone', detail: user.timeZone },
          { term: 'Language', detail: user.locale },
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
const lastDay = (date: string): string => formatDate(Date.parse(`${date}T00:00:00Z`), 'Etc/UTC');

/** What they take part in. */
export function UserPlace({
  user: { id, role, bookings, credits, teams, programmes },
}: {
  user: User;
}) {
  return (
    <Stack gap="6">
      <Card title="Sessions" actions={<SaidOf id={id} role={role} />}>
        <Facts
          facts={[
            { term: role === 'Coach' ? 'Giving' : 'Coming up', detail: bookings.upcoming },
            { term: 'Past', detail: bookings.past },
            { term: 'Credits', detail: countOf(credits, 'unit') },
          ]}
        />
      </Card>
      <Card title="Teams">
        {teams.length === 0 ? (
          <Text>In no team.</Text>
        ) : (
          <Facts facts={teams.map(({ name, note }) => ({ term: name, detail: note }))} />
        )}
      </Card>
      <Card title="Programmes">
        {programmes.length === 0 ? (
          <Text>In no programme by themselves.</Text>
        ) : (
          <Facts
            facts={programmes.map(({ name, note }) => ({
              term: name,
              detail: `Until ${lastDay(note)}`,
            }))}
          />
        )}
      </Card>
    </Stack>
  );
}

/** What was noted or said of them in their sessions. */
function SaidOf({ id, role }: Pick<User, 'id' | 'role'>) {
  if (role === 'Coach')
    return (
      <LinkButton to="/app/coaches/$coach/reviews" params={{ coach: id }} size="small">
        Reviews
      </LinkButton>
    );
  if (!isMember({ role })) return null;
  return (
    <LinkButton to="/app/members/$member/coach-notes" params={{ member: id }} size="small">
      Coach notes
    </LinkButton>
  );
}
