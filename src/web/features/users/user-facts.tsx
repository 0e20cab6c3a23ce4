import { formatCalendarDate } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { settings } from '#web/settings.ts';
import { localeName } from '#web/screens/form/locale-choices.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Email } from '#web/ui/written/email-text.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { countOf, loginWords, type User } from './words.ts';
import * as texts from './texts.ts';

/** Who somebody is. */
export function UserFacts({ user }: { user: User }) {
  const zone = useZone();
  const words = (list: readonly string[]) => (list.length === 0 ? texts.none : list.join(', '));
  const coaching: Fact[] = [
    { term: texts.specialisms, detail: words(user.specialisms) },
    { term: texts.languages, detail: words(user.languages) },
  ];
  return (
    <Card title={texts.profile}>
      <Facts
        facts={[
          { term: texts.email, detail: <Email>{user.email}</Email> },
          { term: texts.phone, detail: user.phone ?? texts.none },
          { term: texts.jobTitle, detail: user.jobTitle ?? texts.none },
          { term: texts.bio, detail: user.bio ?? texts.none },
          ...(user.coaching === 'gives' ? coaching : []),
          { term: texts.timeZone, detail: user.timeZone },
          { term: texts.dateFormat, detail: localeName(user.locale) },
          { term: texts.signsInWith, detail: loginWords[user.loginMethod] },
          {
            term: texts.lastSignIn,
            detail:
              user.lastSignInAt === null ? (
                texts.never
              ) : (
                <When at={user.lastSignInAt} zone={zone} />
              ),
          },
          {
            term: texts.lastChanged,
            detail: (
              <>
                <When at={user.updatedAt} zone={zone} />
                {texts.by(user.updatedBy?.fullName ?? settings.productName)}
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
      <Card title={texts.sessions} actions={ofMember ? <OfMember id={id} /> : undefined}>
        <Facts
          facts={[
            {
              term: coaching === 'gives' ? texts.giving : texts.comingUp,
              detail: bookings.upcoming,
            },
            { term: texts.past, detail: bookings.past },
            ...(ofMember ? [{ term: texts.credits, detail: countOf(credits, 'unit') }] : []),
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
      <Card title={texts.teams}>
        {teams.length === 0 ? (
          <Text>{texts.notInATeam}</Text>
        ) : (
          <Facts facts={teams.map(({ name, note }) => ({ term: name, detail: note }))} />
        )}
      </Card>
      <Card title={texts.programmes}>
        {programmes.length === 0 ? (
          <Text>{texts.inNoProgramme}</Text>
        ) : (
          <Facts
            facts={programmes.map(({ name, note }) => ({
              term: name,
              detail: texts.until(lastDay(note)),
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
        {texts.coaches}
      </LinkButton>
      <LinkButton
        to="/app/session-credits/$entityType/$entityId"
        params={{ entityType: 'user', entityId: id }}
        size="small"
      >
        {texts.credits}
      </LinkButton>
      <LinkButton to="/app/members/$member/coach-notes" params={{ member: id }} size="small">
        {texts.coachNotes}
      </LinkButton>
    </Row>
  );
}

const coachPages = [
  { to: '/app/coaches/$coach/availability', name: texts.availability },
  { to: '/app/coaches/$coach/working-hours/update', name: texts.workingHours },
  { to: '/app/coaches/$coach/external-calendars', name: texts.calendars },
  { to: '/app/coaches/$coach/teams-setup-check', name: texts.setupCheck },
  { to: '/app/coaches/$coach/member-permissions', name: 'Members' },
  { to: '/app/coaches/$coach/session-permissions', name: 'Sessions' },
  { to: '/app/coaches/$coach/team-permissions', name: 'Teams' },
  { to: '/app/coaches/$coach/reviews', name: 'Reviews' },
] as const;

/** Everything that staff look after for a coach. */
function OfCoach({ id }: Pick<User, 'id'>) {
  return (
    <Card title={texts.asACoach} note={texts.whenTheyCanBeBooked}>
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
