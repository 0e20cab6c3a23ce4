import charts from '#charts/catalogue.json';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { coverageWords, isMeasured } from './coverage.ts';

type Row = (typeof charts)[number];

const kinds: Readonly<Record<string, string>> = {
  record: 'Record',
  conductor: 'Conductor',
};

const columns: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    key: 'title',
    header: 'Chart',
    cell: ({ name, title }) => (
      <TextLink tone="record" to="/charts/$machine" params={{ machine: name }}>
        {title}
      </TextLink>
    ),
  },
  { key: 'purpose', header: 'What it is for', cell: ({ purpose }) => purpose },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => <Badge>{kinds[kind]}</Badge> },
  { key: 'states', header: 'States', align: 'end', cell: ({ states }) => states },
  {
    key: 'transitions',
    header: 'Transitions',
    align: 'end',
    cell: ({ transitions }) => transitions,
  },
];
const walked: Column<Row> = {
  key: 'walked',
  header: 'Transitions walked by tests',
  cell: ({ name }) => coverageWords(name),
};

/** Every lifecycle of the product: what it is for, and the way to its chart. */
export function CatalogueOfCharts() {
  return (
    <Stack gap="6">
      <PageHeading
        title="Charts"
        lead="Every lifecycle of the product is one chart. Records are decided by the server; conductors live in a browser tab. Open one to walk on it."
      />
      <DataTable<Row>
        caption="Charts"
        rows={charts}
        rowKey={({ name }) => name}
        columns={isMeasured ? [...columns, walked] : columns}
      />
    </Stack>
  );
}
