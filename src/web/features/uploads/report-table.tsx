import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { kindWords, pageOf, statusTones, statusWords, type UploadSummary } from './words.ts';
import * as texts from './texts.ts';

const columnsIn = (
  zone: string,
  number: (value: number) => string,
): [
  Column<UploadSummary, OrderOf<'GET /upload-reports'>>,
  ...Column<UploadSummary, OrderOf<'GET /upload-reports'>>[],
] => [
  {
    key: 'fileName',
    header: texts.file,
    sort: 'fileName',
    cell: ({ id, fileName }) => (
      <TextLink tone="record" {...pageOf(id)}>
        {fileName}
      </TextLink>
    ),
  },
  {
    key: 'createdAt',
    header: texts.uploaded,
    sort: 'createdAt',
    cell: ({ createdAt }) => <When at={createdAt} zone={zone} look="figures" />,
  },
  { key: 'kind', header: texts.kind, from: 'wide', cell: ({ kind }) => kindWords[kind] },
  { key: 'uploader', header: texts.by, cell: ({ uploader }) => uploader?.fullName ?? '–' },
  {
    key: 'rows',
    header: texts.rows,
    sort: 'rows',
    align: 'end',
    cell: ({ rows }) => number(rows),
  },
  {
    key: 'failed',
    header: texts.failed,
    sort: 'failed',
    align: 'end',
    cell: ({ failed }) => number(failed),
  },
  {
    key: 'status',
    header: texts.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>,
  },
];

export function ReportTable({ rows }: { rows: readonly UploadSummary[] }) {
  return (
    <DataTable<UploadSummary, OrderOf<'GET /upload-reports'>>
      caption={texts.uploadReports}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(useZone(), useNumbers().number)}
    />
  );
}
