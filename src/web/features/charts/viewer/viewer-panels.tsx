import type { Viewable } from '#web/charts/machines.ts';
import { GuardsPanel } from './walk/guards-panel.tsx';
import { TrailPanel } from './walk/trail-panel.tsx';
import type { Walk } from './walk/use-walk.ts';
import { WhatIfPanel } from './walk/what-if-panel.tsx';

/** What a walk is steered with besides its clock and its steps: fetched behind the drawing, which everybody came for. */
export function ViewerPanels({ viewable, walk }: { viewable: Viewable; walk: Walk }) {
  return (
    <>
      <WhatIfPanel viewable={viewable} walk={walk} />
      <TrailPanel walk={walk} inputs={Object.keys(viewable.walks.inputs)} />
      <GuardsPanel chart={viewable.chart} walk={walk} />
    </>
  );
}
