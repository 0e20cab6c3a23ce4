import { columnNames, type UserColumn } from '#domain/uploads/user-columns.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { outcomeTones, outcomeWords, type UploadRow } from './words.ts';
import * as texts from './texts.ts';

const nameIn = (column: string): string =>
  column in columnNames ? columnNames[column as UserColumn] : '';

/** Whom a row is about: the account, where there is one, or what the file says. */
function Person({ row: { person, cells } }: { row: UploadRow }) {
  const said = [cells?.['firstName'], cells?.['lastName']].filter(Boolean).join(' ');
  return (
    <>
      {person === null ? (
        <strong>{said || '–'}</strong>
      ) : (
        <TextLink tone="record" to="/app/users/$user" params={{ user: person.id }}>
          {person.fullName}
        </TextLink>
      )}
      {cells?.['email'] ? <Text as="div">{cells['email']}</Text> : null}
    </>
  );
}

function Outcome({ row: { outcome, isApplied, messages } }: { row: UploadRow }) {
  if (outcome === null) return <Badge>{texts.notCheckedYet}</Badge>;
  return (
    <Stack gap="1">
      <span>
        <Badge tone={outcomeTones[outcome]}>{outcomeWords[outcome][isApplied ? 1 : 0]}</Badge>
      </span>
      {Object.entries(messages).map(([column, text]) => (
        <Text key={column} as="div" look="small">
          {nameIn(column) ? <strong>{nameIn(column)}: </strong> : null}
          {text}
        </Text>
      ))}
    </Stack>
  );
}

const columns: [
  Column<UploadRow, OrderOf<'GET /upload-reports/{uploadReport}/rows'>>,
  ...Column<UploadRow, OrderOf<'GET /upload-reports/{uploadReport}/rows'>>[],
] = [
  { key: 'person', header: texts.person, cell: (row) => <Person row={row} /> },
  { key: 'n', header: texts.row, sort: 'n', align: 'end', cell: ({ n }) => n },
  { key: 'role', header: texts.role, cell: ({ cells }) => cells?.['role'] || '–' },
  {
    key: 'organization',
    header: texts.organisation,
    from: 'wide',
    cell: ({ cells }) => cells?.['organization'] || '–',
  },
  { key: 'outcome', header: texts.outcome, cell: (row) => <Outcome row={row} /> },
];

export function RowTable({ rows }: { rows: readonly UploadRow[] }) {
  return (
    <DataTable<UploadRow, OrderOf<'GET /upload-reports/{uploadReport}/rows'>>
      caption={texts.rowsOfTheFile}
      rows={rows}
      rowKey={({ n }) => String(n)}
      columns={columns}
    />
  );
}
