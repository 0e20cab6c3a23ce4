import { journeyWords, type JourneyStatus } from '#domain/organizations/journey.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { EmailText } from '#web/ui/written/email-text.tsx';
import { CalendarCheck } from '#web/ui/icons.ts';
import { IconLink } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { OrganizationMember } from './organization-records.ts';

type Columns = [
  Column<OrganizationMember, OrderOf<'GET /organizations/{organization}/members'>>,
  ...Column<OrganizationMember, OrderOf<'GET /organizations/{organization}/members'>>[],
];

const tones: Readonly<Record<JourneyStatus, Tone>> = {
  invited: 'info',
  activated: 'neutral',
  started: 'success',
  stalled: 'warning',
  finished: 'brand',
};

const named = (list: readonly { name: string }[]): string =>
  list.map(({ name }) => name).join(', ') || '–';

const columnsIn = (zone: string): Columns => [
  {
    key: 'name',
    header: 'Name and email',
    sort: 'name',
    cell: ({ id, fullName, email }) => (
      <>
        <TextLink tone="record" to="/app/users/$user" params={{ user: id }}>
          {fullName}
        </TextLink>
        <EmailText>{email}</EmailText>
      </>
    ),
  },
  {
    key: 'journey',
    header: 'Journey',
    cell: ({ journey }) => <Badge tone={tones[journey]}>{journeyWords[journey]}</Badge>,
  },
  {
    key: 'places',
    header: 'Team and programmes',
    from: 'wide',
    cell: ({ teams, programmes }) => (
      <>
        {named(teams)}
        <Text as="div" tone="muted">
          {named(programmes)}
        </Text>
      </>
    ),
  },
  {
    key: 'sessions',
    header: 'Sessions',
    sort: 'sessionsCompleted',
    align: 'end',
    cell: ({ sessionsCompleted }) => sessionsCompleted,
  },
  {
    key: 'next',
    header: 'Next session',
    sort: 'nextSession',
    cell: ({ nextSessionAt }) =>
      nextSessionAt === null ? '–' : <When at={nextSessionAt} zone={zone} look="figures" />,
  },
  {
    key: 'credits',
    header: 'Credits',
    sort: 'credits',
    align: 'end',
    cell: ({ creditsLeft }) => creditsLeft,
  },
  {
    key: 'lastSignIn',
    header: 'Last sign-in',
    sort: 'lastSignIn',
    from: 'wide',
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? 'Never' : <When at={lastSignInAt} zone={zone} look="figures" />,
  },
];

/** People in counts and times. Staff go on to the account, everybody here to the coaches of a person. */
export function MemberTable({ rows }: { rows: readonly OrganizationMember[] }) {
  return (
    <DataTable<OrganizationMember, OrderOf<'GET /organizations/{organization}/members'>>
      caption="Organisation members"
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(useZone())}
      actions={({ id, fullName }) => (
        <IconLink
          to="/app/members/$member/coach-permissions"
          params={{ member: id }}
          size="small"
          label={`Coaches of ${fullName}`}
          icon={<CalendarCheck />}
        />
      )}
    />
  );
}
