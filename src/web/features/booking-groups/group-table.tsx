import { groupKindNames, groupNames, groupTones } from '#machines/booking-group/labels.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { bookingsOf, listTitle, type GroupSummary } from './words.ts';
import * as texts from './texts.ts';

type Columns = [
  Column<GroupSummary, OrderOf<'GET /booking-groups'>>,
  ...Column<GroupSummary, OrderOf<'GET /booking-groups'>>[],
];

/** Cohorts and series, each with the way to its bookings. */
export function GroupTable({ rows }: { rows: readonly GroupSummary[] }) {
  return (
    <DataTable<GroupSummary, OrderOf<'GET /booking-groups'>>
      caption={listTitle}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsFor(useZone())}
    />
  );
}

const columnsFor = (zone: string): Columns => [
  {
    key: 'name',
    header: texts.name,
    sort: 'name',
    cell: (group) => (
      <Stack gap="1">
        <TextLink tone="record" {...bookingsOf(group)}>
          {group.name}
        </TextLink>
        <Text look="small" tone="muted">
          {groupKindNames[group.kind]}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'organization',
    header: texts.organisation,
    cell: ({ organization }) => organization.name,
  },
  { key: 'team', header: texts.team, from: 'wide', cell: ({ team }) => team?.name ?? '–' },
  {
    key: 'programmes',
    header: texts.programmes,
    from: 'wide',
    cell: ({ programmes }) => programmes.map(({ name }) => name).join(', ') || '–',
  },
  {
    key: 'bookings',
    header: texts.done,
    align: 'end',
    cell: ({ bookings: { done, total } }) => <NoWrap>{texts.ofLabel(done, total)}</NoWrap>,
  },
  {
    key: 'next',
    header: texts.next,
    sort: 'next',
    cell: ({ next }) => (next === null ? '–' : <When at={next} zone={zone} />),
  },
  {
    key: 'status',
    header: texts.status,
    cell: ({ status }) => <Badge tone={groupTones[status]}>{groupNames[status]}</Badge>,
  },
];
