import { notFound } from '@tanstack/react-router';
import { recordNames, type RecordName } from '#machines/record-names.gen.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';
import type { Story } from '#web/charts/drawing/story.ts';

export interface RecordChart {
  readonly machine: RecordName;
  readonly chart: Chart;
  readonly story: Story;
}

/** The chart of one kind of record for its page; an unknown name is a page that does not exist. */
export async function recordChartNamed(name: string): Promise<RecordChart> {
  const { loadChart } = await import('#web/charts/machines.ts');
  const { loadStory } = await import('#web/charts/stories.ts');
  const machine = recordNames.find((each) => each === name);
  const [chart, story] = machine ? await Promise.all([loadChart(machine), loadStory(machine)]) : [];
  if (machine && chart && story) return { machine, chart, story };
  notFound({ throw: true });
  throw new Error('The router did not take over.');
}
