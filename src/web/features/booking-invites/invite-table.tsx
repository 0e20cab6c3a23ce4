import type { ReactNode } from 'react';
import { inviteNames, inviteTones } from '#machines/booking-invite/labels.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { pageOf, type InviteSummary } from './words.ts';
import * as texts from './texts.ts';

interface InviteTableProps {
  rows: readonly InviteSummary[];
  /** All of them are to one session, which needs no column. */
  ofOneSession?: boolean;
  actions?: (row: InviteSummary) => ReactNode;
}

/** Invitations, each with the way to its own page. */
export function InviteTable({ rows, ofOneSession = false, actions }: InviteTableProps) {
  const zone = useZone();
  const to: Column<InviteSummary, OrderOf<'GET /booking-invites'>> = {
    key: 'to',
    header: texts.to,
    cell: (invite) =>
      ofOneSession ? (
        <TextLink tone="record" {...pageOf(invite.id)}>
          {invite.to.fullName}
        </TextLink>
      ) : (
        invite.to.fullName
      ),
  };
  const others: Column<InviteSummary, OrderOf<'GET /booking-invites'>>[] = [
    { key: 'from', header: texts.from2, from: 'wide', cell: ({ from }) => from.fullName },
    {
      key: 'status',
      header: texts.status,
      cell: ({ status, waitingPlace }) => (
        <Badge tone={inviteTones[status]}>
          {waitingPlace === null
            ? inviteNames[status]
            : texts.number(inviteNames[status], waitingPlace)}
        </Badge>
      ),
    },
    {
      key: 'sent',
      header: texts.sent,
      sort: 'createdAt',
      from: 'wide',
      cell: ({ createdAt }) => <When at={createdAt} zone={zone} />,
    },
  ];
  const start: Column<InviteSummary, OrderOf<'GET /booking-invites'>> = {
    key: 'start',
    header: texts.start,
    sort: 'startsAt',
    cell: ({ id, booking }) => (
      <TextLink tone="record" {...pageOf(id)}>
        <When at={booking.startsAt} zone={zone} />
      </TextLink>
    ),
  };
  const session: Column<InviteSummary, OrderOf<'GET /booking-invites'>> = {
    key: 'session',
    header: texts.session2,
    cell: ({ session: { name } }) => name,
  };
  return (
    <DataTable<InviteSummary, OrderOf<'GET /booking-invites'>>
      caption={texts.invitations}
      rows={rows}
      rowKey={({ id }) => id}
      {...(actions && { actions })}
      columns={ofOneSession ? [to, ...others] : [start, session, to, ...others]}
    />
  );
}
