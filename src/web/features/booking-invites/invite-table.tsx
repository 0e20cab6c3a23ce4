import type { ReactNode } from 'react';
import { inviteNames, inviteTones } from '#machines/booking-invite/labels.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { pageOf, type InviteSummary } from './words.ts';

interface InviteTableProps {
  rows: readonly InviteSummary[];
  /** All of them are to one session, which needs no column. */
  ofOneSession?: boolean;
  actions?: (row: InviteSummary) => ReactNode;
}

/** Invitations, each with the way to its own page. */
export function InviteTable({ rows, ofOneSession = false, actions }: InviteTableProps) {
  const zone = useZone();
  const to: Column<InviteSummary> = {
    key: 'to',
    header: 'To',
    cell: (invite) =>
      ofOneSession ? (
        <TextLink tone="record" {...pageOf(invite.id)}>
          {invite.to.fullName}
        </TextLink>
      ) : (
        invite.to.fullName
      ),
  };
  const others: Column<InviteSummary>[] = [
    { key: 'from', header: 'From', from: 'wide', cell: ({ from }) => from.fullName },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, waitingPlace }) => (
        <Badge tone={inviteTones[status]}>
          {waitingPlace === null
            ? inviteNames[status]
            : `${inviteNames[status]}, number ${waitingPlace}`}
        </Badge>
      ),
    },
    {
      key: 'sent',
      header: 'Sent',
      from: 'wide',
      cell: ({ createdAt }) => <When at={createdAt} zone={zone} />,
    },
  ];
  const start: Column<InviteSummary> = {
    key: 'start',
    header: 'Start',
    cell: ({ id, booking }) => (
      <TextLink tone="record" {...pageOf(id)}>
        <When at={booking.startsAt} zone={zone} />
      </TextLink>
    ),
  };
  const session: Column<InviteSummary> = {
    key: 'session',
    header: 'Session',
    cell: ({ session: { name } }) => name,
  };
  return (
    <DataTable
      caption="Invitations"
      rows={rows}
      rowKey={({ id }) => id}
      {...(actions && { actions })}
      columns={ofOneSession ? [to, ...others] : [start, session, to, ...others]}
    />
  );
}
