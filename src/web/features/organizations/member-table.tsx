import { journeyWords, type JourneyStatus } from '#domain/organizations/journey.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { EmailText } from '#web/ui/written/email-text.tsx';
import { CalendarCheck } from '#web/ui/icons.ts';
import { IconLink } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { OrganizationMember } from './organization-records.ts';
import * as texts from './texts.ts';

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
    header: texts.nameAndEmail,
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
    header: texts.journey,
    cell: ({ journey }) => <Badge tone={tones[journey]}>{journeyWords[journey]}</Badge>,
  },
  {
    key: 'places',
    header: texts.teamAndProgrammes,
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
    header: texts.sessions,
    sort: 'sessionsCompleted',
    align: 'end',
    cell: ({ sessionsCompleted }) => sessionsCompleted,
  },
  {
    key: 'next',
    header: texts.nextSession,
    sort: 'nextSession',
    cell: ({ nextSessionAt }) =>
      nextSessionAt === null ? '–' : <When at={nextSessionAt} zone={zone} look="figures" />,
  },
  {
    key: 'credits',
    header: texts.credits,
    sort: 'credits',
    align: 'end',
    cell: ({ creditsLeft }) => creditsLeft,
  },
  {
    key: 'lastSignIn',
    header: texts.lastSignIn,
    sort: 'lastSignIn',
    from: 'wide',
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? texts.never : <When at={lastSignInAt} zone={zone} look="figures" />,
  },
];

/** People in counts and times. Staff go on to the account, everybody here to the coaches of a person. */
export function MemberTable({ rows }: { rows: readonly OrganizationMember[] }) {
  return (
    <DataTable<OrganizationMember, OrderOf<'GET /organizations/{organization}/members'>>
      caption={texts.organisationMembers}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(useZone())}
      actions={({ id, fullName }) => (
        <IconLink
          to="/app/members/$member/coach-permissions"
          params={{ member: id }}
          size="small"
          label={texts.coachesOf(fullName)}
          icon={<CalendarCheck />}
        />
      )}
    />
  );
}
