import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogue, type CatalogueEntry } from '#machines/catalogue.ts';
import { models } from '#tests/machines/models/index.ts';
import { fileStyle } from '#web/charts/drawing/chart-style.ts';
import { shapeOf } from '#web/charts/drawing/shape.ts';
import { ChartDrawing } from '#web/charts/drawing/drawing.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';
import { extract } from './extract.ts';
import { layOut } from './layout.ts';
import { indexPage, page } from './page.ts';
import { walksOf } from './walks.ts';

/** The laid-out chart of a machine. */
export async function chartOf(entry: CatalogueEntry): Promise<Chart> {
  const chart = extract(entry, Object.values(models[entry.name]?.inputs ?? {})[0]);
  return { ...chart, layout: await layOut(chart) };
}

/** The charts of the whole catalogue. */
export async function allCharts(): Promise<Chart[]> {
  const charts: Chart[] = [];
  for (const entry of catalogue) charts.push(await chartOf(entry));
  return charts;
}

/** Every file of `docs/machines`, by its name. */
export function filesOf(charts: readonly Chart[]): Map<string, string> {
  const files = new Map([
    ['index.md', indexPage(charts)],
    ['catalogue.json', `${JSON.stringify(charts.map(entryOf), null, 1)}\n`],
  ]);
  for (const chart of charts) {
    const drawing = createElement(ChartDrawing, { chart, style: fileStyle });
    files.set(`${chart.name}.json`, `${dense(chart)}\n`);
    files.set(`${chart.name}.svg`, `${renderToStaticMarkup(drawing)}\n`);
    files.set(`${chart.name}.walks.json`, `${JSON.stringify(walksOf(chart.name))}\n`);
    files.set(`${chart.name}.md`, page(chart, sourceOf(chart.name)));
  }
  return files;
}

/** What the list of charts in the application says of one, before it is fetched. */
const entryOf = (chart: Chart) => ({
  name: chart.name,
  title: chart.title,
  kind: chart.kind,
  purpose: chart.purpose,
  states: chart.states.length - 1,
  transitions: chart.transitions.length,
  shape: shapeOf(chart),
});

/** One alert is part of the alerts. */
const sourceOf = (name: string): string =>
  name === 'alert' ? 'machines/alerts/alert.machine.ts' : `machines/${name}/machine.ts`;

/** JSON with one line for each entry of a list, so that a change shows as the lines it touches. */
function dense(value: object): string {
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const text = Array.isArray(inner)
      ? `[\n${inner.map((each) => JSON.stringify(each)).join(',\n')}\n]`
      : key === 'layout'
        ? dense(inner as object)
        : JSON.stringify(inner);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(',\n')}\n}`;
}
