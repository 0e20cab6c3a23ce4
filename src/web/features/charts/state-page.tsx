import { Suspense, useInsertionEffect, useState } from 'react';
import type { Viewable } from '#web/charts/machines.ts';
import {
  sampleReaders,
  type SamplePage,
  type SampleReader,
} from '#web/charts/sample/sample-page.ts';
import { spokenPath } from '#web/charts/drawing/chart-words.ts';
import { usePageTitle } from '#web/screens/use-page-title.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { AllStates } from './viewer/state-links.tsx';
import { wearViewerStyle } from './viewer/viewer-style.ts';
import { useWalk } from './viewer/walk/use-walk.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

const Viewer = lazyPart(async () => (await import('./viewer/viewer.tsx')).Viewer);
const SampleFrame = lazyPart(async () => (await import('./viewer/sample-frame.tsx')).SampleFrame);

interface StatePageProps {
  readonly viewable: Viewable;
  readonly path: string;
  readonly pages: readonly SamplePage[];
  readonly as: SampleReader | undefined;
  readonly page: string | undefined;
}

/** One state of one machine: the shortest way to it, what leads on from it, and the pages that show it. Steps lead on to the page of the next state. */
export function StatePage({ viewable, path, pages, as, page }: StatePageProps) {
  const { chart, walks } = viewable;
  const walk = useWalk(viewable, path);
  const { here, moment, active, text } = walk;
  const state = chart.states.find((each) => each.path === here);
  usePageTitle(`${spokenPath(here)}, ${chart.title}`);
  useInsertionEffect(wearViewerStyle, []);
  const [now] = useState(Date.now);
  const shown = sampleReaders.flatMap((reader) => {
    const scene = { as: reader, state: here, moment, shift: now - moment.now };
    return pages.flatMap((each) =>
      each.show(scene) ? [{ reader, key: each.key, title: each.title }] : [],
    );
  });
  const frame = (
    <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
      <SampleFrame machine={chart.name} path={here} walk={text} as={as} page={page} shown={shown} />
    </Suspense>
  );
  return (
    <Stack gap="6">
      <PageHeading
        title={`${chart.title}: ${spokenPath(here)}`}
        lead={state?.description ?? undefined}
        actions={
          <>
            <LinkButton to="/charts/$machine" params={{ machine: chart.name }}>
              {texts.fromTheStart}
            </LinkButton>
            <LinkButton to="/charts" variant="quiet">
              {texts.allCharts}
            </LinkButton>
          </>
        }
      />
      {walks.paths[here]?.passes && !active.includes(here) ? (
        <Notice>{texts.thisStateIsLeft}</Notice>
      ) : null}
      <Suspense fallback={<WaitingLines shape="block" />}>
        <Viewer
          viewable={viewable}
          walk={walk}
          about={here}
          beside={as === undefined ? null : frame}
        >
          {as === undefined ? frame : null}
        </Viewer>
      </Suspense>
      <div className="viewer-after">
        <AllStates chart={chart} />
      </div>
    </Stack>
  );
}
