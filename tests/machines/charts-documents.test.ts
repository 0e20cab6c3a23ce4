import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCharts, allStories, filesOf } from '#tools/charts/draw.ts';
import { walkText } from '#tools/charts/walks-beside.ts';
import { crossingBudget, crossingsIn, lint } from '#tools/charts/lint.ts';

const folder = join(import.meta.dirname, '../../docs/machines');
const charts = await allCharts();
const stories = await allStories(charts);

describe('docs/machines', () => {
  const walks = new Map(charts.map(({ name }) => [name, walkText(name)]));
  const files = filesOf(charts, stories, walks);

  it('holds a page, pictures and the data of every machine, what the tests cover, and nothing else', async () => {
    const all = [...files.keys(), 'coverage.json', 'coverage.md'];
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const present = entries
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => relative(folder, join(parentPath, name)));
    expect(present.toSorted()).toEqual(all.toSorted());
  });

  it.each([...files.keys()])('%s is what npm run charts would write', async (name) => {
    const written = await readFile(join(folder, name), 'utf8');
    expect(written === files.get(name), `docs/machines/${name} is stale: run npm run charts`).toBe(
      true,
    );
  });

  it('is the same when it is drawn again', async () => {
    const again = await allCharts();
    expect(filesOf(again, await allStories(again), walks)).toEqual(files);
  });
});

it.each(charts.map((chart) => [chart.name, chart] as const))(
  'the picture of %s is fit to be read',
  (_, chart) => {
    expect(lint(chart)).toEqual([]);
    expect(crossingsIn(chart)).toBeLessThanOrEqual(crossingBudget(chart));
  },
);
