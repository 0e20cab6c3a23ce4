import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import type { DataOf } from '#web/api/call.ts';
import { When } from '#web/ui/dates/when.tsx';
import { History } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Paginator } from '#web/ui/lists/paginator.tsx';
import { lookedAt, recordsSearch, type RecordsSearch } from './lives-search.ts';
import { recordChartNamed, type RecordChart } from './record-chart.ts';
import { RecordLink } from './record-link.tsx';
import { happened, sourceOf, stateInWords } from './words.ts';
import * as texts from './texts.ts';

type Life = DataOf<'GET /lives/{machine}/records'>['data']['results'][number];

export const Route = createFileRoute('/app/lives/$machine/records')({
  staticData: { title: 'Records', audience: 'staff' },
  validateSearch: recordsSearch,
  search: { middlewares: [stripSearchParams({ pageNumber: 1, kind: 'current', of: '' })] },
  loader: ({ params }) => recordChartNamed(params.machine),
  component: LivesRecords,
});

/** The records that a number counts. */
function LivesRecords() {
  const drawn = Route.useLoaderData();
  const { machine, chart } = drawn;
  const search = Route.useSearch();
  const { kind, of, pageNumber } = search;
  const isChosen = of !== '';
  const query = useApiQuery(
    'GET /lives/{machine}/records',
    { params: { machine }, query: { ...lookedAt(search), kind, of, pageNumber } },
    { keepPrevious: true, when: isChosen },
  );
  return (
    <Stack gap="6">
      <PageHeading
        title={texts.livesOf(chart.title)}
        lead={isChosen ? meaningOf(drawn, search) : undefined}
        actions={
          <LinkButton to="/app/lives/$machine" params={{ machine }} search={lookedAt(search)}>
            {texts.backToTheChart}
          </LinkButton>
        }
      />
      {isChosen ? (
        <Loaded query={query}>
          {({ data: { results }, meta }) =>
            meta.total === 0 ? (
              <EmptyState title={texts.noSuchRecords} icon={<History />}>
                {texts.theNumberHasChanged}
              </EmptyState>
            ) : (
              <Stack gap="6">
                <Rows drawn={drawn} results={results} hasTimes={kind !== 'current'} />
                <Paginator meta={meta} />
              </Stack>
            )
          }
        </Loaded>
      ) : (
        <EmptyState title={texts.noNumberChosen} icon={<History />}>
          {texts.chooseANumber}
        </EmptyState>
      )}
    </Stack>
  );
}

interface RowsProps {
  drawn: RecordChart;
  results: readonly Life[];
  hasTimes: boolean;
}

function Rows({ drawn: { machine, chart, story }, results, hasTimes }: RowsProps) {
  const zone = useZone();
  const columns: readonly [Column<Life>, ...Column<Life>[]] = [
    {
      key: 'record',
      header: texts.record,
      cell: ({ id, name }) => (
        <RecordLink machine={machine} id={id} name={name ?? texts.unnamed(chart.title, id)} />
      ),
    },
    { key: 'state', header: texts.standsAt, cell: ({ state }) => stateInWords(story, state) },
  ];
  const when: Column<Life> = {
    key: 'at',
    header: texts.when,
    cell: ({ at }) => (at === null ? '–' : <When at={at} zone={zone} />),
  };
  return (
    <DataTable<Life>
      caption={texts.livesOf(chart.title)}
      rows={results}
      rowKey={({ id }) => id}
      columns={hasTimes ? [...columns, when] : columns}
    />
  );
}

function meaningOf(drawn: RecordChart, { kind, of }: RecordsSearch): string {
  if (kind === 'transition')
    return texts.wentThisWay(happened(drawn.chart, of), sourceOf(drawn, of));
  const state = stateInWords(drawn.story, of);
  return kind === 'current' ? texts.standing(state) : texts.stoppedAt(state);
}
