import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCharts, filesOf } from '#tools/charts/draw.ts';
import { crossingBudget, crossingsIn, lint } from '#tools/charts/lint.ts';

const folder = join(import.meta.dirname, '../../docs/machines');
const charts = await allCharts();

describe('docs/machines', () => {
  const files = filesOf(charts);

  it('holds a page, a picture and the data of every machine, what the tests cover, and nothing else', async () => {
    const all = [...files.keys(), 'coverage.json', 'coverage.md'];
    expect((await readdir(folder)).toSorted()).toEqual(all.toSorted());
  });

  it.each([...files.keys()])('%s is what npm run charts would write', async (name) => {
    const written = await readFile(join(folder, name), 'utf8');
    expect(written === files.get(name), `docs/machines/${name} is stale: run npm run charts`).toBe(
      true,
    );
  });

  it('is the same when it is drawn again', async () => {
    expect(filesOf(await allCharts())).toEqual(files);
  });
});

it.each(charts.map((chart) => [chart.name, chart] as const))(
  'the picture of %s is fit to be read',
  (_, chart) => {
    expect(lint(chart)).toEqual([]);
    expect(crossingsIn(chart)).toBeLessThanOrEqual(crossingBudget(chart));
  },
);
