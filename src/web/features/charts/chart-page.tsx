import type { Viewable } from '#web/charts/machines.ts';
import { usePageTitle } from '#web/screens/use-page-title.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { LiveChart } from './live-chart.tsx';
import { AllStates } from './state-links.tsx';
import { Viewer } from './viewer.tsx';

/** A machine from its start, to walk on; or, for a conductor, as it runs in the tabs of this browser. */
export function ChartPage({ viewable, live }: { viewable: Viewable; live: boolean }) {
  const { chart } = viewable;
  usePageTitle(chart.title);
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
                {isLive ? 'Walk on it yourself' : 'Watch it live'}
              </LinkButton>
            ) : null}
            <LinkButton to="/charts" variant="quiet">
              All charts
            </LinkButton>
          </>
        }
      />
      {isLive ? <LiveChart viewable={viewable} /> : <Viewer viewable={viewable} />}
      <AllStates chart={chart} />
    </Stack>
  );
}
