import { createFileRoute } from '@tanstack/react-router';
import { formatKpiValue } from '#domain/kpis/values.ts';
import { kpiPeriodNames } from '#domain/kpis/vocabulary.ts';
import { searchReader, someId } from '#web/screens/list/search-reader.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { deletedBadge } from '#web/screens/record/record-screen.tsx';
import { Grid } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ComputeButton } from './compute-button.tsx';
import { KpiFacts } from './kpi-facts.tsx';
import { kpis, responsesOf, type Kpi } from './kpi-records.ts';
import { KpiTrendSection } from './kpi-trend.tsx';
import { LatestValues } from './values/latest-values.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/kpis/$kpi')({
  staticData: { title: 'KPI', audience: 'staff', asks: 'GET /kpis/{kpi}' },
  validateSearch: searchReader({ programme: someId, team: someId }),
  component: KpiScreen,
});

function KpiScreen() {
  const { programme, team } = Route.useSearch();
  const history = kpis.useHistory();
  return (
    <RecordPage
      query={kpis.useOne()}
      title={({ name }) => name}
      lead={leadOf}
      status={deletedBadge}
      first={({ id, deletedAt }) =>
        deletedAt === null ? (
          <LinkButton {...responsesOf(id)} variant="primary">
            {texts.seeResponses}
          </LinkButton>
        ) : undefined
      }
      eventActions={({ id }) => kpis.actionsOf(id)}
      notices={({ deletedAt, responses }) =>
        deletedAt === null ? null : <Notice>{texts.valuesAreHidden(responses)}</Notice>
      }
    >
      {(kpi) => (
        <>
          {kpi.deletedAt === null ? (
            <KpiTrendSection kpi={kpi} narrowing={{ programme, team }} />
          ) : null}
          <Grid columns={kpi.deletedAt === null ? 'two' : 'aside'} gap="6">
            <KpiFacts
              kpi={kpi}
              actions={kpi.mayCompute ? <ComputeButton kpi={kpi} /> : undefined}
            />
            {kpi.deletedAt === null ? <LatestValues kpi={kpi} /> : null}
          </Grid>
          <RecordHistory {...history} states={[kpi.status]} />
        </>
      )}
    </RecordPage>
  );
}

/** "Monthly · Latest: May 2027, 7.2 points" */
const leadOf = ({ period, latest, unit }: Kpi): string =>
  [
    kpiPeriodNames[period],
    latest === null
      ? texts.noValuesYet
      : `${texts.latestIn(latest.period.name)}, ${formatKpiValue(latest.average, unit)}`,
  ].join(' · ');
