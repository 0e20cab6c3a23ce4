import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isOpen, selectionStateNames } from '#machines/kai-credit-selection-request/labels.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Coins } from '#web/ui/icons.ts';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { requestList } from './request-list.ts';
import { ageOf, memberOf, requestOf, type ListedRequest } from './request-record.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/kai-credit-selection-requests')({
  staticData: { title: 'AI Credit Selection Requests', audience: 'staff', list: requestList },
  validateSearch: requestList.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: SelectionRequests,
});

/** Conversations that wait for a credit, the oldest first, and those that did. */
function SelectionRequests() {
  const list = useRecordList(requestList, Route.useSearch());
  const { data } = list.parts.query;
  return (
    <ListPage
      {...list.parts}
      title={texts.selectionRequests}
      lead={data && texts.openOnes(data.open)}
      nouns={texts.requests}
      searchLabel={texts.searchByMember}
      empty={
        <EmptyState title={texts.noRequestsYet} icon={<Coins />}>
          {texts.whenTheyCome}
        </EmptyState>
      }
    >
      {(rows) => <RequestTable rows={rows} />}
    </ListPage>
  );
}

type Order = OrderOf<'GET /kai-credit-selection-requests'>;
type RequestColumn = Column<ListedRequest, Order>;

const columnsIn = (zone: string, now: number): [RequestColumn, ...RequestColumn[]] => [
  {
    key: 'member',
    header: texts.member,
    cell: (row) => (
      <TextLink tone="record" {...requestOf(row)}>
        {memberOf(row)}
      </TextLink>
    ),
  },
  {
    key: 'requested',
    header: texts.requested,
    sort: 'requested',
    cell: ({ requestedAt }) => <When at={requestedAt} zone={zone} />,
  },
  {
    key: 'organization',
    header: texts.organisation,
    from: 'wide',
    cell: ({ organization }) => organization.name,
  },
  { key: 'group', header: texts.group, cell: ({ group }) => group },
  {
    key: 'candidates',
    header: texts.candidates,
    align: 'end',
    cell: ({ status, candidates }) => (isOpen(status) ? candidates : texts.none),
  },
  {
    key: 'age',
    header: texts.age,
    cell: ({ status, requestedAt }) => (
      <NoWrap>{isOpen(status) ? ageOf(requestedAt, now) : texts.none}</NoWrap>
    ),
  },
  {
    key: 'status',
    header: texts.status,
    cell: ({ status }) => <Badge>{statusName(status)}</Badge>,
  },
];

const names: Readonly<Record<string, string>> = selectionStateNames;
const statusName = (status: string): string => names[status] ?? status;

function RequestTable({ rows }: { rows: readonly ListedRequest[] }) {
  const zone = useZone();
  const [now] = useState(Date.now);
  return (
    <DataTable<ListedRequest, Order>
      caption={texts.selectionRequests}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(zone, now)}
    />
  );
}
