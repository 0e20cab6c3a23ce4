import { plainCharts } from '#machines/plain-charts.gen.ts';
import { models } from '../index.ts';
import type { BrowserModel } from './model.ts';
import { plainPages } from './plain.ts';

/** The plain records, all of which have pages. */
export const recordPages: Readonly<Record<string, BrowserModel>> = Object.fromEntries(
  plainCharts.flatMap(({ name }) => {
    const model = models[name];
    return model ? [[name, plainPages(model)]] : [];
  }),
);
