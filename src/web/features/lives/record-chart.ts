import { notFound } from '@tanstack/react-router';
import { recordNames, type RecordName } from '#machines/record-names.gen.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';

export interface RecordChart {
  readonly machine: RecordName;
  readonly chart: Chart;
}

/** The chart of one kind of record for its page; an unknown name is a page that does not exist. */
export async function recordChartNamed(name: string): Promise<RecordChart> {
  const { loadChart } = await import('#web/charts/machines.ts');
  const machine = recordNames.find((each) => each === name);
  const chart = machine && (await loadChart(machine));
  if (machine && chart) return { machine, chart };
  notFound({ throw: true });
  throw new Error('The router did not take over.');
}
