import type { Chart, ChartGuard } from '#web/charts/drawing/chart.ts';

/** What charts did not say at first. */
type Later = 'senders' | 'effects' | 'actors' | 'timers' | 'amounts' | 'notices';

/** A chart of any revision: older ones may lack what was added to charts later. */
export type Drawn = Omit<Chart, 'layout' | 'guards' | Later> &
  Partial<Pick<Chart, Later>> & {
    readonly guards: Readonly<
      Record<string, Pick<ChartGuard, 'kind' | 'sentence'> & Partial<ChartGuard>>
    >;
  };
