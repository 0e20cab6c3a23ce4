import { plainCharts } from '#machines/plain-charts.gen.ts';
import { withoutPages } from '../beyond-the-api.ts';
import { models } from '../index.ts';
import type { BrowserModel } from './model.ts';
import { plainPages } from './plain.ts';

/** The plain records whose pages can do all that their charts can. */
export const recordPages: Readonly<Record<string, BrowserModel>> = Object.fromEntries(
  plainCharts.flatMap(({ name }) => {
    const model = models[name];
    return model && !(name in withoutPages) ? [[name, plainPages(model)]] : [];
  }),
);
