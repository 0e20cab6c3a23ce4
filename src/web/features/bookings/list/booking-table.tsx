import type { ReactNode } from 'react';
import { formatDate } from '#domain/time/format.ts';
import { isMember, isStaff } from '#machines/person.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { StatusBadge } from '#web/screens/record/status-badge.tsx';
import type { Me } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { creditNames, paperworkWords, partyName, placeNames } from '../words.ts';
import type { BookingRow } from '../words.ts';
import * as texts from './texts.ts';

type Columns = [
  Column<BookingRow, OrderOf<'GET /bookings'>>,
  ...Column<BookingRow, OrderOf<'GET /bookings'>>[],
];

interface BookingTableProps {
  rows: readonly BookingRow[];
  role: Me['role'];
  actions?: (row: BookingRow) => ReactNode;
}

export function BookingTable({ rows, role, actions }: BookingTableProps) {
  return (
    <DataTable<BookingRow, OrderOf<'GET /bookings'>>
      caption={texts.bookings}
      rows={rows}
      rowKey={({ id }) => id}
      {...(actions && { actions })}
      columns={columnsFor({ role }, useZone(), rows)}
    />
  );
}

function columnsFor(reader: Pick<Me, 'role'>, zone: string, rows: readonly BookingRow[]): Columns {
  const columns: Columns = [
    {
      key: 'start',
      header: texts.start,
      sort: 'startsAt',
      cell: (row) => <Start row={row} zone={zone} />,
    },
    { key: 'session', header: texts.session, cell: (row) => <Session row={row} /> },
  ];
  if (reader.role !== 'Coach')
    columns.push({
      key: 'coach',
      header: texts.coach,
      sort: 'coach',
      cell: ({ coach }) => coach.fullName,
    });
  columns.push({
    key: 'member',
    header: texts.memberOrTeam,
    sort: 'member',
    from: isMember(reader) ? 'wide' : undefined,
    cell: (row) => <Party row={row} withOrganization={isStaff(reader)} />,
  });
  columns.push(
    { key: 'status', header: texts.status, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'location',
      header: texts.place,
      from: 'wide',
      cell: ({ location }) => (
        <Text look="small">
          <NoWrap>{placeNames[location.kind]}</NoWrap>
        </Text>
      ),
    },
    {
      key: 'credit',
      header: texts.credit,
      from: 'wide',
      cell: ({ creditState }) => (
        <Text look="small">
          <NoWrap>{creditNames[creditState]}</NoWrap>
        </Text>
      ),
    },
  );
  // Only what is over asks for anything.
  if (rows.some(({ paperworkDue }) => paperworkDue.length > 0))
    columns.push({
      key: 'paperwork',
      header: texts.paperworkDue,
      cell: ({ paperworkDue }) => <Paperwork due={paperworkDue} zone={zone} />,
    });
  return columns;
}

/** Said as people do, and below it in figures. */
function Start({ row, zone }: { row: BookingRow; zone: string }) {
  return (
    <Stack gap="1">
      <TextLink tone="record" to="/app/bookings/$booking" params={{ booking: row.id }}>
        <When at={row.startsAt} until={row.endsAt} zone={zone} />
      </TextLink>
      <Text look="small" tone="muted">
        {formatDate(Date.parse(row.startsAt), zone)}
      </Text>
    </Stack>
  );
}

/** What is still asked for, each with its day. */
const Paperwork = ({ due, zone }: { due: BookingRow['paperworkDue']; zone: string }) => (
  <Stack gap="1">
    {due.map((item) => (
      <div key={item.kind}>
        <div>{paperworkWords(item)}</div>
        <Text look="small" tone="muted">
          <NoWrap>{texts.by(formatDate(Date.parse(item.due), zone))}</NoWrap>
        </Text>
      </div>
    ))}
  </Stack>
);

/** With the reference below, for telephone calls. */
function Session({ row }: { row: BookingRow }) {
  return (
    <Stack gap="1">
      <div>{row.session.name}</div>
      <Text look="small" tone="muted">
        <NoWrap>{row.reference}</NoWrap>
      </Text>
    </Stack>
  );
}

/** For staff with the organisation below, as names alone do not tell whose they are. */
function Party({ row, withOrganization }: { row: BookingRow; withOrganization: boolean }) {
  if (!withOrganization || !row.organization) return partyName(row);
  return (
    <Stack gap="1">
      <div>{partyName(row)}</div>
      <Text look="small" tone="muted">
        {row.organization.name}
      </Text>
    </Stack>
  );
}
