import { catalogue } from '#machines/catalogue.ts';
import { links } from '#machines/links.ts';
import type { ChartConnection } from '#web/charts/drawing/chart.ts';

const entryOf = (name: string) => catalogue.find((each) => each.name === name);

/** What a chart sends to others: by which of its effects or actors, and what it means there. */
export const sentBy = (name: string): ChartConnection[] =>
  Object.entries(links[name] ?? {}).flatMap(([order, goals]) =>
    goals.map(({ chart, event }) => connection(order, chart, event, entryOf(chart)?.events[event])),
  );

/** What others send to a chart. */
export const heardBy = (name: string): ChartConnection[] =>
  Object.entries(links).flatMap(([chart, sent]) =>
    Object.entries(sent).flatMap(([order, goals]) =>
      goals
        .filter((goal) => goal.chart === name)
        .map(({ event }) => connection(order, chart, event, entryOf(name)?.events[event])),
    ),
  );

const connection = (
  order: string,
  chart: string,
  event: string,
  meaning = event,
): ChartConnection => ({ order, chart, title: entryOf(chart)?.title ?? chart, event, meaning });
