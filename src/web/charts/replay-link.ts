import { pack } from './drawing/packing.ts';
import type { ChartRecording, Recording } from './recording.ts';

/** Limits of a replay link: characters of the fragment, steps of all charts together, bytes when unpacked. */
export const limits = { link: 16_384, steps: 500, unpacked: 262_144 } as const;

/** The format of the link. */
export const version = '1';

export const stepsIn = ({ charts }: Recording): number =>
  charts.reduce((sum, { steps }) => sum + steps.length, 0);

/** The fragment of a replay link, `1.<shape>.<deflated events>`: the oldest steps are left out until it keeps the limits. */
export async function replayFragment(whole: Recording, shape: string): Promise<string> {
  let kept = whole;
  for (;;) {
    const fragment = `${version}.${shape}.${await pack(JSON.stringify(kept))}`;
    const fits =
      fragment.length <= limits.link &&
      stepsIn(kept) <= limits.steps &&
      JSON.stringify(kept).length <= limits.unpacked / 2;
    if (fits || stepsIn(kept) === 0) return fragment;
    kept = { ...kept, charts: kept.charts.map(withoutOldest) };
  }
}

/** Without the older fifth of its steps: where it then begins is known by its states only. */
function withoutOldest(chart: ChartRecording): ChartRecording {
  const dropped = Math.ceil(chart.steps.length / 5);
  return {
    ...chart,
    from: chart.steps[dropped - 1]?.[1] ?? chart.from,
    lost: chart.lost + dropped,
    steps: chart.steps.slice(dropped),
  };
}
