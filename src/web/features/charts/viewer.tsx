import { useInsertionEffect, useEffect, useRef, type ReactNode } from 'react';
import { ChartFigure } from '#web/charts/chart-figure.ts';
import type { Viewable } from '#web/charts/machines.ts';
import { activeIn, type Moment } from '#web/charts/simulator.ts';
import { Card } from '#web/ui/card.tsx';
import { Text } from '#web/ui/text.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { GuardsPanel } from './guards-panel.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { OffersPanel } from './offers-panel.tsx';
import { StatesNow } from './state-links.tsx';
import { TrailPanel } from './trail-panel.tsx';
import { useWalk } from './use-walk.ts';
import { wearViewerStyle } from './viewer-style.ts';

interface ViewerProps {
  readonly viewable: Viewable;
  /** A way already walked, to look at from its end. */
  readonly begun?: readonly Moment[];
  /** A state to light besides the active ones: one that is only passed through. */
  readonly passing?: string;
  /** Beside the drawing: the page that shows the state. */
  readonly beside?: ReactNode;
  /** Above the panels. */
  readonly children?: ReactNode;
}

/** A chart to walk on: the drawing, and what can happen, by whom, when, and what follows from it. */
export function Viewer({ viewable, begun, passing, beside, children }: ViewerProps) {
  const { chart, walks } = viewable;
  useInsertionEffect(wearViewerStyle, []);
  const walk = useWalk(viewable, begun);
  const { moment, trail, at, said, choose } = walk;
  const isAtEnd = at === trail.length - 1;
  const active = [...activeIn(moment), ...(passing !== undefined && isAtEnd ? [passing] : [])];
  const past = trail.slice(0, at + 1);
  const frame = useRef<HTMLDivElement>(null);
  const inner = active.findLast((path) => path !== '') ?? '';
  useEffect(() => bringIntoView(frame.current, inner), [inner]);
  const drawing = (
    <div ref={frame} className="viewer-main">
      <ChartFigure
        chart={chart}
        active={active}
        visited={past.flatMap(({ visited }) => visited)}
        taken={past.flatMap(({ transitions }) => transitions)}
        onSelect={choose}
      />
      <div className="viewer-said" role="status">
        <Text look="small">{said}</Text>
      </div>
    </div>
  );
  return (
    <div className="viewer">
      <div className="viewer-main">
        {beside ? (
          <div className="viewer-beside">
            {drawing}
            {beside}
          </div>
        ) : (
          drawing
        )}
        {children}
        <MomentPanel walk={walk} />
      </div>
      <div className="viewer-side">
        <Card title="Now">
          <StatesNow chart={chart} active={active} />
        </Card>
        <OffersPanel chart={chart} walk={walk} />
        <ClockPanel walk={walk} />
        <GuardsPanel chart={chart} walk={walk} />
        <TrailPanel walk={walk} inputs={Object.keys(walks.inputs)} />
      </div>
    </div>
  );
}

/** The drawing is wider than its frame: the frame is scrolled to the state, the page stays where it is. */
export function bringIntoView(frame: HTMLElement | null, state: string): void {
  const scroller = frame?.querySelector('.scroller');
  const box = frame?.querySelector(`svg [data-state="${CSS.escape(state)}"] > .box`);
  if (!scroller || !box) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), box.getBoundingClientRect()];
  scroller.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  scroller.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
