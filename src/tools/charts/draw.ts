import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue/entry.ts';
import { models } from '#tests/machines/models/index.ts';
import { fileStyle } from '#web/charts/drawing/chart-style.ts';
import { shapeOf } from '#web/charts/drawing/shape.ts';
import { ChartDrawing } from '#web/charts/drawing/drawing.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';
import { answered, answersPage } from './answers/page.ts';
import type { Story } from '#web/charts/drawing/story.ts';
import { extract } from './extract.ts';
import { layOut } from './layout.ts';
import { indexPage, page } from './page.ts';
import { connectionsStory } from './story/connected.ts';
import { storyFiles } from './story/files.ts';
import { layOutStory } from './story/lay-out.ts';
import { walkText } from './walks-beside.ts';

/** The laid-out chart of a machine. */
export async function chartOf(entry: CatalogueEntry): Promise<Chart> {
  const chart = extract(entry, Object.values(models[entry.name]?.inputs ?? {})[0]);
  return { ...chart, layout: await layOut(chart) };
}

/** The names of all charts, those first that take longest to be walked. */
export const namesByWeight: readonly string[] = catalogue
  .map(({ name, machine }) => ({ name, weight: JSON.stringify(machine.config.states).length }))
  .toSorted((one, other) => other.weight - one.weight)
  .map(({ name }) => name);

/** The charts of the whole catalogue. */
export async function allCharts(): Promise<Chart[]> {
  const charts: Chart[] = [];
  for (const entry of catalogue) charts.push(await chartOf(entry));
  return charts;
}

/** Their stories. */
export async function allStories(charts: readonly Chart[]): Promise<Story[]> {
  const stories: Story[] = [];
  for (const chart of charts) stories.push(await layOutStory(chart));
  return [...stories, await connectionsStory(charts)];
}

/** Every file of `docs/machines`, by its name. */
export function filesOf(
  charts: readonly Chart[],
  stories: readonly Story[],
  walks: ReadonlyMap<string, string> = new Map(charts.map(({ name }) => [name, walkText(name)])),
): Map<string, string> {
  const answers = answered(charts);
  const files = new Map([
    ['index.md', indexPage(charts)],
    ['questions.md', answersPage(answers)],
    ['questions.json', `${JSON.stringify(answers, null, 1)}\n`],
    ['catalogue.json', `${JSON.stringify(charts.map(entryOf), null, 1)}\n`],
  ]);
  for (const chart of charts) {
    const drawing = createElement(ChartDrawing, { chart, style: fileStyle });
    files.set(`${chart.name}.json`, `${dense(chart)}\n`);
    files.set(`${chart.name}.svg`, `${renderToStaticMarkup(drawing)}\n`);
    files.set(`${chart.name}.walks.json`, walks.get(chart.name) ?? '');
    const story = stories.find(({ name }) => name === chart.name);
    files.set(`${chart.name}.md`, page(chart, sourceOf(chart.name), story));
    for (const [name, text] of story ? storyFiles(story) : []) files.set(name, text);
  }
  const connections = stories.find(({ name }) => name === 'connections');
  for (const [name, text] of connections ? storyFiles(connections) : []) files.set(name, text);
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
