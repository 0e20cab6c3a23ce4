import { formatKpiValue } from '#domain/kpis/values.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useChoiceName } from './find-choices.ts';
import { changeOf, type Kpi, type KpiTrend } from './kpi-records.ts';
import * as texts from './texts.ts';

interface Narrowing {
  readonly programme: string | undefined;
  readonly team: string | undefined;
}

/** How a KPI goes: drawn against its target, and by programme and team. */
export function KpiTrendSection({ kpi, narrowing }: { kpi: Kpi; narrowing: Narrowing }) {
  const query = useApiQuery(
    'GET /kpis/{kpi}/trend',
    { params: { kpi: kpi.id }, query: narrowing },
    { keepPrevious: true },
  );
  return (
    <Loaded query={query}>
      {(trend) => <Drawn kpi={kpi} trend={trend} narrowing={narrowing} />}
    </Loaded>
  );
}

interface DrawnProps {
  kpi: Kpi;
  trend: KpiTrend;
  narrowing: Narrowing;
}

function Drawn({ kpi, trend: { periods, programmes, teams }, narrowing }: DrawnProps) {
  const { programme, team } = narrowing;
  const { unit, targetValue } = kpi;
  const latest = periods.at(-1);
  const programmeName = useChoiceName('programme', programme);
  const only = useChoiceName('team', team) ?? programmeName;
  const values = periods.reduce((sum, { count }) => sum + count, 0);
  const format = (value: number) => formatKpiValue(value, unit);
  return (
    <Stack gap="6">
      {programme === undefined && team === undefined ? null : (
        <Row gap="4">
          <Text>{only === undefined ? texts.onlyOfSome : texts.onlyOf(only)}</Text>
          <TextLink to="/app/kpis/$kpi" params={{ kpi: kpi.id }}>
            {texts.showEverybody}
          </TextLink>
        </Row>
      )}
      {values === 0 ? (
        <Card title={texts.averageByPeriod}>
          <Text tone="muted">{texts.trendIsEmpty}</Text>
        </Card>
      ) : (
        <LineChart
          title={texts.averageByPeriod}
          description={texts.drawnTogether(
            values,
            targetValue === null ? null : format(targetValue),
          )}
          categoryLabel={texts.period}
          categories={periods.map(({ short }) => short)}
          format={format}
          series={[
            {
              key: 'average',
              label: texts.average,
              values: periods.map(({ average }) =>
                average === null ? null : Math.round(average * 100) / 100,
              ),
            },
            ...(targetValue === null
              ? []
              : [{ key: 'target', label: texts.target, values: periods.map(() => targetValue) }]),
          ]}
        />
      )}
      {values === 0 || latest === undefined ? null : (
        <Grid columns="two" gap="6">
          <Groups
            title={texts.byProgramme}
            note={texts.latestPeriodOnly(latest.name)}
            none={texts.noneTakePart}
            kpi={kpi}
            groups={programmes}
            searchOf={(id) => ({ programme: id })}
          />
          <Groups
            title={texts.byTeam}
            note={texts.latestPeriodOnly(latest.name)}
            none={texts.noneInTeams}
            kpi={kpi}
            groups={teams}
            searchOf={(id) => ({ team: id })}
          />
        </Grid>
      )}
    </Stack>
  );
}

interface GroupsProps {
  title: string;
  note: string;
  none: string;
  kpi: Kpi;
  groups: KpiTrend['teams'];
  /** What the address says to see this one alone. */
  searchOf: (id: string) => Partial<Narrowing>;
}

/** How each of some groups stands in the latest period. */
function Groups({ title, note, none, kpi, groups, searchOf }: GroupsProps) {
  return (
    <Card title={title} note={note}>
      {groups.length === 0 ? <Text tone="muted">{none}</Text> : null}
      <ItemList label={title}>
        {groups.map(({ id, name, average, count, change }) => (
          <Item
            key={id}
            title={
              <TextLink to="/app/kpis/$kpi" params={{ kpi: kpi.id }} search={searchOf(id)}>
                {name}
              </TextLink>
            }
            detail={[
              texts.ofValues(count),
              ...(change === null ? [] : [changeOf(kpi, average, change)]),
            ].join(' · ')}
            end={formatKpiValue(average, kpi.unit)}
          />
        ))}
      </ItemList>
    </Card>
  );
}
