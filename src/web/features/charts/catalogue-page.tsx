import { Suspense } from 'react';
import charts from '#charts/catalogue.json';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { coverageWords, isMeasured } from './coverage.ts';
import * as texts from './texts.ts';

const Connections = lazyPart(async () => (await import('./connections.tsx')).connectionsPart());

type Row = (typeof charts)[number];

const kinds: Readonly<Record<string, string>> = {
  record: texts.record,
  conductor: texts.conductor,
};

const columns: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    key: 'title',
    header: texts.chart,
    cell: ({ name, title }) => (
      <TextLink tone="record" to="/charts/$machine" params={{ machine: name }}>
        {title}
      </TextLink>
    ),
  },
  { key: 'purpose', header: texts.whatItIsFor, cell: ({ purpose }) => purpose },
  { key: 'kind', header: texts.kind, cell: ({ kind }) => <Badge>{kinds[kind]}</Badge> },
  { key: 'states', header: texts.states, align: 'end', cell: ({ states }) => states },
  {
    key: 'transitions',
    header: texts.transitions,
    align: 'end',
    cell: ({ transitions }) => transitions,
  },
];
const walked: Column<Row> = {
  key: 'walked',
  header: texts.transitionsCoveredByTests,
  cell: ({ name }) => coverageWords(name),
};

/** Every lifecycle of the product: what it is for, and the way to its chart. */
export function CatalogueOfCharts() {
  return (
    <Stack gap="6">
      <PageHeading
        title={texts.charts}
        lead={texts.everyLifecycleOfTheProduct}
        actions={<LinkButton to="/charts/questions">{texts.questionsAndAnswers}</LinkButton>}
      />
      <DataTable<Row>
        caption={texts.charts}
        rows={charts}
        rowKey={({ name }) => name}
        columns={isMeasured ? [...columns, walked] : columns}
      />
      <Card title={texts.howChartsAreConnected}>
        <Suspense fallback={<WaitingLines lines={6} shape="block" />}>
          <Connections />
        </Suspense>
      </Card>
    </Stack>
  );
}
