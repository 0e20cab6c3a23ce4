import { Suspense, useInsertionEffect, type ReactNode } from 'react';
import type { Viewable } from '#web/charts/machines.ts';
import { innermost } from '#web/charts/simulator.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { DepthChart } from './depth-chart.tsx';
import { OffersPanel } from './walk/offers-panel.tsx';
import { StatesNow } from './state-links.tsx';
import { useView } from './use-view.ts';
import type { Walk } from './walk/use-walk.ts';
import { wearViewerStyle } from './viewer-style.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

const MomentPanel = lazyPart(async () => (await import('./walk/moment-panel.tsx')).MomentPanel);
const ClockPanel = lazyPart(async () => (await import('./walk/clock-panel.tsx')).ClockPanel);
const ViewerPanels = lazyPart(async () => (await import('./viewer-panels.tsx')).ViewerPanels);

interface ViewerProps {
  readonly viewable: Viewable;
  readonly walk: Walk;
  /** The state that the page is about, which is brought into view. */
  readonly about?: string;
  /** Beside the drawing: the page that shows the state. */
  readonly beside?: ReactNode;
  /** Above the panels. */
  readonly children?: ReactNode;
}

/** A chart to walk on: the drawing, and what can happen, by whom, when, and what follows from it. */
export function Viewer({ viewable, walk, about, beside, children }: ViewerProps) {
  const { chart } = viewable;
  useInsertionEffect(wearViewerStyle, []);
  const [{ depth }] = useView();
  const { active, trail, at, said, choose } = walk;
  const past = trail.slice(0, at + 1);
  const drawing = (
    <div className="viewer-main">
      <DepthChart
        viewable={viewable}
        about={about ?? innermost(active)[0] ?? ''}
        active={active}
        visited={past.flatMap(({ visited }) => visited)}
        taken={past.flatMap(({ transitions }) => transitions)}
        onTake={choose}
      />
      <output className="viewer-said">{said}</output>
    </div>
  );
  const step = (
    <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
      <MomentPanel chart={chart} walk={walk} />
    </Suspense>
  );
  const panels = (
    <>
      <Card title={texts.now}>
        <StatesNow chart={chart} active={active} />
      </Card>
      <Suspense fallback={<WaitingLines lines={3} shape="block" />}>
        <ClockPanel walk={walk} />
      </Suspense>
      <OffersPanel viewable={viewable} walk={walk} />
      <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
        <ViewerPanels viewable={viewable} walk={walk} />
      </Suspense>
    </>
  );
  // A story is as wide as the page: it is read without scrolling.
  const isStory = depth === undefined;
  if (beside)
    return (
      <div className="viewer-main">
        <div className={isStory ? 'viewer-story' : 'viewer-beside'}>
          {drawing}
          {beside}
        </div>
        <div className="viewer-panels">
          {panels}
          {step}
        </div>
      </div>
    );
  return (
    <div className={isStory ? 'viewer-story' : ''}>
      {isStory ? drawing : null}
      <div className="viewer">
        <div className="viewer-main">
          {isStory ? null : drawing}
          {children ? <div className="viewer-about">{children}</div> : null}
          <div className="viewer-moment">{step}</div>
        </div>
        <div className="viewer-side">{panels}</div>
      </div>
    </div>
  );
}
