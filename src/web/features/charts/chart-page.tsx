import { Suspense, useInsertionEffect } from 'react';
import type { Viewable } from '#web/charts/machines.ts';
import { usePageTitle } from '#web/screens/use-page-title.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { AllStates } from './viewer/state-links.tsx';
import { wearViewerStyle } from './viewer/viewer-style.ts';
import { useWalk } from './viewer/walk/use-walk.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

const CoveragePanel = lazyPart(
  async () => (await import('./viewer/coverage-panel.tsx')).CoveragePanel,
);
const Viewer = lazyPart(async () => (await import('./viewer/viewer.tsx')).Viewer);
const LiveChart = lazyPart(async () => (await import('./viewer/live-chart.tsx')).LiveChart);

/** A machine from its start, to walk on; or, for a conductor, as it runs in the tabs of this browser. */
export function ChartPage({ viewable, live }: { viewable: Viewable; live: boolean }) {
  const { chart } = viewable;
  usePageTitle(chart.title);
  useInsertionEffect(wearViewerStyle, []);
  const walk = useWalk(viewable);
  const isLive = live && chart.kind === 'conductor';
  return (
    <Stack gap="6">
      <PageHeading
        title={chart.title}
        lead={chart.purpose}
        actions={
          <>
            {chart.kind === 'conductor' ? (
              <LinkButton
                to="/charts/$machine"
                params={{ machine: chart.name }}
                search={isLive ? {} : { live: 'yes' }}
              >
                {isLive ? texts.stepThroughItYourself : texts.watchItLive}
              </LinkButton>
            ) : (
              <LinkButton to="/app/lives/$machine" params={{ machine: chart.name }}>
                {texts.livesOfRecords}
              </LinkButton>
            )}
            <LinkButton to="/charts/questions" search={{ of: chart.name }}>
              {texts.questionsAndAnswers}
            </LinkButton>
            <LinkButton to="/charts" variant="quiet">
              {texts.allCharts}
            </LinkButton>
          </>
        }
      />
      <Suspense fallback={<WaitingLines shape="block" />}>
        {isLive ? <LiveChart viewable={viewable} /> : <Viewer viewable={viewable} walk={walk} />}
      </Suspense>
      <div className="viewer-after">
        <AllStates chart={chart} />
        <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
          <CoveragePanel machine={chart.name} />
        </Suspense>
      </div>
    </Stack>
  );
}
