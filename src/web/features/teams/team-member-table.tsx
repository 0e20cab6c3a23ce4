import type { ReactNode } from 'react';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Email } from '#web/ui/written/email-text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import type { TeamMember } from './team-records.ts';
import * as texts from './texts.ts';

interface TeamMemberTableProps {
  rows: readonly TeamMember[];
  actions: ((row: TeamMember) => ReactNode) | undefined;
}

/** Who is in a team, and how many sessions each has had, for those who look after it. */
export function TeamMemberTable({ rows, actions }: TeamMemberTableProps) {
  const zone = useZone();
  const isCounted = rows.some(({ sessionsCompleted }) => sessionsCompleted !== null);
  return (
    <DataTable<TeamMember, OrderOf<'GET /teams/{team}/members'>>
      caption={texts.teamMembers}
      rows={rows}
      rowKey={({ id }) => id}
      {...(actions && { actions })}
      columns={[
        {
          key: 'name',
          header: texts.name,
          sort: 'name',
          cell: ({ fullName, pictureUrl }) => (
            <Person name={fullName} picture={pictureUrl} size="small" />
          ),
        },
        {
          key: 'email',
          header: texts.email,
          from: 'wide',
          cell: ({ email }) => <Email>{email}</Email>,
        },
        {
          key: 'role',
          header: texts.roleInTeam,
          cell: ({ isLeader }) =>
            isLeader ? <Badge tone="brand">{texts.leader}</Badge> : texts.member,
        },
        {
          key: 'joined',
          header: texts.joined,
          from: 'wide',
          cell: ({ joinedAt }) => <When at={joinedAt} zone={zone} />,
        },
        ...(isCounted
          ? [
              {
                key: 'sessions',
                header: texts.sessionsCompleted,
                align: 'end' as const,
                cell: ({ sessionsCompleted }: TeamMember) => sessionsCompleted,
              },
            ]
          : []),
      ]}
    />
  );
}
