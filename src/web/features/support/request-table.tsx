import { readField } from '#domain/records/read-field.ts';
import { askedFields } from '#machines/support-request/fields.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Age } from './age.tsx';
import { requestPage, statusOf, type SupportRequestSummary } from './support-records.ts';
import * as texts from './texts.ts';

type RequestColumn = Column<SupportRequestSummary, OrderOf<'GET /support-requests'>>;

interface RequestTableProps {
  rows: readonly SupportRequestSummary[];
  caption: string;
  /** For staff: who asked, who looks after it, and since when. */
  isQueue: boolean;
}

/** Requests for support: what they are about and how they stand. */
export function RequestTable({ rows, caption, isQueue }: RequestTableProps) {
  const zone = useZone();
  const people: RequestColumn[] = [
    {
      key: 'requester',
      header: texts.requester,
      cell: ({ requester }) => requester?.fullName ?? texts.formerAccount,
    },
    {
      key: 'assignee',
      header: texts.assignee,
      from: 'wide',
      cell: ({ assignee }) => assignee?.fullName ?? '–',
    },
    {
      key: 'created',
      header: texts.age,
      sort: 'created',
      cell: ({ createdAt }) => <Age since={createdAt} />,
    },
  ];
  return (
    <DataTable<SupportRequestSummary, OrderOf<'GET /support-requests'>>
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'subject',
          header: texts.subject,
          sort: 'subject',
          cell: ({ id, subject }) => (
            <TextLink tone="record" {...requestPage(id)}>
              {subject}
            </TextLink>
          ),
        },
        {
          key: 'reference',
          header: texts.reference,
          cell: ({ reference }) => <NoWrap>{reference}</NoWrap>,
        },
        {
          key: 'category',
          header: texts.category,
          from: 'wide',
          cell: ({ category }) => readField(askedFields.category, category),
        },
        {
          key: 'status',
          header: texts.status,
          cell: ({ status }) => <Badge tone={statusOf(status).tone}>{statusOf(status).name}</Badge>,
        },
        ...(isQueue ? people : []),
        {
          key: 'updated',
          header: texts.updated,
          sort: 'updated',
          cell: ({ updatedAt }) => <When at={updatedAt} zone={zone} />,
        },
      ]}
    />
  );
}
