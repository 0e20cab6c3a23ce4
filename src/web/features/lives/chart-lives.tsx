import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useInsertionEffect, useRef } from 'react';
import { narrowings } from '#domain/records/narrowed.ts';
import { formatCalendarDate } from '#domain/time/format.ts';
import { LateDepthChart, wearViewerStyle } from '#web/features/charts/viewer/public.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { narrowedChips, useNarrowedNames } from '#web/screens/list/found-kinds.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useRecordName } from '#web/screens/use-page-title.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { FilterChips } from '#web/ui/lists/filter-chips.tsx';
import { FilterPanel } from '#web/ui/lists/filter-panel.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { livesSearch, lookedAt, type LivesSearch } from './lives-search.ts';
import { recordChartNamed, type RecordChart } from './record-chart.ts';
import { StatesTable } from './states-table.tsx';
import { TransitionsTable } from './transitions-table.tsx';
import { tallyOf, type Lives } from './words.ts';
import * as texts from './texts.ts';

const LivesFilters = lazyPart(async () => (await import('./lives-filters.tsx')).LivesFilters);

export const Route = createFileRoute('/app/lives/$machine')({
  staticData: { title: 'Lives of a chart', audience: 'organizationAdminsAndStaff' },
  validateSearch: livesSearch,
  loader: ({ params }) => recordChartNamed(params.machine),
  component: ChartLives,
});

/** What the records of one chart do: drawn on it, and in numbers beside. */
function ChartLives() {
  const drawn = Route.useLoaderData();
  const { machine, chart } = drawn;
  const search = Route.useSearch();
  const query = useApiQuery(
    'GET /lives/{machine}',
    { params: { machine }, query: lookedAt(search) },
    { keepPrevious: true },
  );
  useRecordName(chart.title);
  return (
    <Stack gap="6">
      <PageHeading
        title={texts.livesOf(chart.title)}
        lead={chart.purpose}
        actions={
          <>
            <LinkButton to="/charts/$machine" params={{ machine }}>
              {texts.theChart}
            </LinkButton>
            <LinkButton to="/app/lives" variant="quiet">
              {texts.allLives}
            </LinkButton>
          </>
        }
      />
      <Loaded query={query}>
        {(lives) => <Counted drawn={drawn} lives={lives} search={search} />}
      </Loaded>
    </Stack>
  );
}

/** The first state of the chart in which a record stands: what is drawn begins there. */
function firstOf({ chart }: RecordChart, { current }: Lives): string {
  const stands = new Set<string>(current.map(({ state }) => state));
  return chart.states.find(({ path }) => stands.has(path))?.path ?? '';
}

interface CountedProps {
  drawn: RecordChart;
  lives: Lives;
  search: LivesSearch;
}

function Counted({ drawn, lives, search }: CountedProps) {
  const numbers = useNumbers();
  const zone = useZone();
  const go = useGo();
  const names = useNarrowedNames(search);
  const filter = useRef<HTMLButtonElement>(null);
  useInsertionEffect(wearViewerStyle, []);
  const change = (changed: Partial<LivesSearch>): void =>
    void go({
      to: '.',
      search: ((previous: object) => ({ ...previous, ...changed })) as never,
      resetScroll: false,
    });
  const chips = narrowedChips(narrowings, search, names, change);
  const none = { organization: undefined, session: undefined, coach: undefined };
  const day = (date: string) => formatCalendarDate(date, zone);
  return (
    <>
      <Stack gap="3">
        <Row gap="3">
          <FilterPanel label={texts.filtersAndPeriod} active={chips.length} button={filter}>
            <Suspense fallback={<WaitingLines lines={4} />}>
              <LivesFilters
                period={lives}
                search={search}
                narrowings={lives.mayList ? lives.narrowings : []}
                names={names}
                onChange={change}
              />
            </Suspense>
          </FilterPanel>
          <Text>{texts.inPeriod(day(lives.from), day(lives.to))}</Text>
        </Row>
        <FilterChips
          chips={chips}
          onReset={() => change({ ...none, programme: undefined })}
          onEmptied={() => filter.current?.focus()}
        />
        {lives.floor === null ? null : <Text look="small">{texts.noFewerThan(lives.floor)}</Text>}
      </Stack>
      <div className="viewer-counted">
        <div className="viewer-main">
          <LateDepthChart
            viewable={drawn}
            about={firstOf(drawn, lives)}
            tally={tallyOf(lives, numbers)}
          />
          <Text look="small" tone="muted">
            {texts.wideAndDark}
          </Text>
        </div>
        <div className="viewer-side viewer-numbers">
          <StatesTable drawn={drawn} lives={lives} search={search} />
        </div>
      </div>
      <TransitionsTable drawn={drawn} lives={lives} search={search} />
    </>
  );
}
