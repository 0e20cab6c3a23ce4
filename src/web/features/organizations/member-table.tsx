import { isStaff } from '#machines/person.ts';
import { journeyWords, type JourneyStatus } from '#domain/organizations/journey.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/when.tsx';
import type { OrganizationMember } from './words.ts';

type Columns = [Column<OrganizationMember>, ...Column<OrganizationMember>[]];

const tones: Readonly<Record<JourneyStatus, Tone>> = {
  invited: 'info',
  activated: 'neutral',
  started: 'success',
  stalled: 'warning',
  finished: 'brand',
};

const named = (list: readonly { name: string }[]): string =>
  list.map(({ name }) => name).join(', ') || '–';

const columnsIn = (zone: string, showsUsers: boolean): Columns => [
  {
    key: 'name',
    header: 'Name and email',
    cell: ({ id, fullName, email }) => (
      <>
        {showsUsers ? (
          <TextLink tone="record" to="/app/users/$user" params={{ user: id }}>
            {fullName}
          </TextLink>
        ) : (
          fullName
        )}
        <Text as="div">{email}</Text>
      </>
    ),
  },
  {
    key: 'journey',
    header: 'Journey status',
    cell: ({ journey }) => <Badge tone={tones[journey]}>{journeyWords[journey]}</Badge>,
  },
  { key: 'teams', header: 'Team', from: 'wide', cell: ({ teams }) => named(teams) },
  {
    key: 'programmes',
    header: 'Programmes',
    from: 'wide',
    cell: ({ programmes }) => named(programmes),
  },
  {
    key: 'sessions',
    header: 'Sessions completed',
    align: 'end',
    cell: ({ sessionsCompleted }) => sessionsCompleted,
  },
  {
    key: 'next',
    header: 'Next session',
    cell: ({ nextSessionAt }) =>
      nextSessionAt === null ? '–' : <When at={nextSessionAt} zone={zone} look="figures" />,
  },
  { key: 'credits', header: 'Credits left', align: 'end', cell: ({ creditsLeft }) => creditsLeft },
  {
    key: 'lastSignIn',
    header: 'Last sign-in',
    from: 'wide',
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? 'Never' : <When at={lastSignInAt} zone={zone} look="figures" />,
  },
];

/** People in counts and times. Staff go on to the account, everybody here to the coaches of a person. */
export function MemberTable({ rows }: { rows: readonly OrganizationMember[] }) {
  return (
    <DataTable
      caption="Organisation members"
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(useZone(), isStaff(useMe()))}
      actions={({ id, fullName }) => (
        <LinkButton
          to="/app/members/$member/coach-permissions"
          params={{ member: id }}
          size="small"
          aria-label={`Coaches of ${fullName}`}
        >
          Coaches
        </LinkButton>
      )}
    />
  );
}
