import { describe, expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { allCharts, allStories } from '#tools/charts/draw.ts';
import { results } from '#tools/charts/story/results.ts';
import { statesInWords } from '#tools/charts/story/names.ts';
import { lintPicture } from '#tools/charts/story/lint.ts';
import { phone } from '#tools/charts/story/narrow.ts';
import { least, scaleOf } from '#tools/charts/story/lay-out.ts';

const charts = await allCharts();
const stories = await allStories(charts);
const pictures = stories.flatMap((story) =>
  story.pictures.map((picture) => ({ name: `${story.name} ${picture.key || '(whole)'}`, picture })),
);

describe.each(pictures)('the picture of $name', ({ picture }) => {
  it('is read without scrolling at 1280 × 800, with letters of 9 pixels at least', () => {
    expect(scaleOf(picture.layout)).toBeGreaterThanOrEqual(least);
  });

  it('is as wide as a phone, drawn narrow', () => {
    expect(picture.narrow.width).toBeLessThanOrEqual(phone);
  });

  it('has nothing that lies on something else', () => {
    expect(lintPicture({ ...picture })).toEqual([]);
    expect(lintPicture({ ...picture, layout: picture.narrow })).toEqual([]);
  });
});

describe.each(charts)('the story of $name', (chart) => {
  const story = stories.find(({ name }) => name === chart.name);
  const shown = story?.pictures.flatMap(({ states }) => states.map(({ path }) => path)) ?? [];

  it('shows every state', () => {
    expect(chart.states.map(({ path }) => path).filter((path) => !shown.includes(path))).toEqual(
      [],
    );
  });

  it('shows every way from one state to another', () => {
    const stands = story?.pictures.flatMap(({ transitions }) =>
      transitions.flatMap((each) => each.stands),
    );
    const missing = chart.transitions.filter(
      ({ id, source, target }) => target !== null && target !== source && !stands?.includes(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('says in words what its actors come back with, and nothing else', () => {
    const own = chart.transitions
      .filter(({ kind, event }) => ['done', 'error'].includes(kind) && !chart.events[event])
      .map(({ label }) => label);
    expect(Object.keys(results[chart.name] ?? {}).toSorted()).toEqual([...new Set(own)].toSorted());
  });

  it('shows no guard, no effect and no timer by its name', () => {
    const names = [
      ...Object.keys(chart.guards),
      ...chart.transitions.flatMap(({ actions }) => actions),
    ].filter((name) => /[a-z][A-Z]/.test(name));
    const words = JSON.stringify(
      story?.pictures.map(({ states, transitions, layout }) => [
        states.map(({ name, tags }) => [name, tags]),
        transitions.map(({ label }) => label),
        layout.routes.map(({ labels }) => labels.map(({ lines }) => lines)),
      ]),
    );
    expect(names.filter((name) => words.includes(name))).toEqual([]);
  });
});

it('names states and charts that exist', () => {
  const known = new Map(charts.map(({ name, states }) => [name, states.map(({ path }) => path)]));
  const strange = Object.entries(statesInWords).flatMap(([name, words]) =>
    Object.keys(words).filter((path) => !known.get(name)?.includes(path)),
  );
  expect(strange).toEqual([]);
  const names = catalogue.map(({ name }) => name);
  expect(Object.keys(results).filter((name) => !names.includes(name))).toEqual([]);
});
