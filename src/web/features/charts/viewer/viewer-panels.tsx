import type { Viewable } from '#web/charts/machines.ts';
import { ClockPanel } from './clock-panel.tsx';
import { GuardsPanel } from './guards-panel.tsx';
import { TrailPanel } from './trail-panel.tsx';
import type { Walk } from './use-walk.ts';

/** What a walk is steered with besides its steps: fetched behind the drawing, which everybody came for. */
export function ViewerPanels({ viewable, walk }: { viewable: Viewable; walk: Walk }) {
  return (
    <>
      <ClockPanel walk={walk} />
      <GuardsPanel chart={viewable.chart} walk={walk} />
      <TrailPanel walk={walk} inputs={Object.keys(viewable.walks.inputs)} />
    </>
  );
}
