import { describe, expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '#tools/charts/draw.ts';
import { layOut } from '#tools/charts/layout.ts';
import { lint } from '#tools/charts/lint.ts';
import { page } from '#tools/charts/page.ts';
import { leaving, passedBy, withAncestors, type Chart } from '#web/charts/drawing/chart.ts';
import { widthOf } from '#web/charts/drawing/text.ts';
import { chart, unlaid } from './charts-sample.ts';

const transition = (id: string) => chart.transitions.find((each) => each.id === id);
const state = (path: string) => chart.states.find((each) => each.path === path);

describe('a machine as data', () => {
  it('has its states in document order, with their kinds, tags, actions and actors', () => {
    expect(chart.states.map(({ path }) => path)).toEqual([
      '',
      'way',
      'way.home',
      'way.riding',
      'way.choosing',
      'way.there',
      'bell',
      'bell.still',
      'bell.rung',
    ]);
    expect(state('way')).toMatchObject({ kind: 'compound', region: true, initial: 'way.home' });
    expect(state('way.home')).toMatchObject({
      tags: ['near'],
      exit: ['wave'],
      entry: [],
      description: 'At home.',
    });
    expect(state('way.riding')).toMatchObject({ invokes: ['ride'], entry: [], exit: [] });
    expect(state('way.there')).toMatchObject({ kind: 'final' });
  });

  it('says guards and effects in words', () => {
    expect(transition('trip.way.home|GO|0')).toMatchObject({
      guard: 'isReady and (not isRainy or hasCoat(red))',
      guardNames: ['isReady', 'isRainy', 'hasCoat'],
      actions: ['notify(Left)'],
      target: 'way.riding',
      kind: 'event',
    });
    expect(transition('trip.way.home|GO|1')).toMatchObject({
      guard: 'else',
      target: null,
      actions: ['raise bell'],
    });
    expect(transition('trip.way.choosing|always|0')).toMatchObject({
      guard: 'in bell.rung',
      kind: 'always',
      label: 'always',
    });
  });

  it('names timers, answers of actors and events that only the machine sends', () => {
    const labels = Object.fromEntries(
      chart.transitions.map(({ source, label, kind }) => [`${source} ${label}`, kind]),
    );
    expect(labels).toMatchObject({
      'way.riding after longRide': 'after',
      'way.riding done: ride': 'done',
      'way.riding error: ride': 'error',
      'bell.still bell': 'internal',
    });
  });

  it('tells what a guard says, of a sample record', () => {
    expect(chart.guards.isReady).toEqual({
      kind: 'what',
      meaning: 'She is ready.',
      definition: null,
      sentence: 'Mia is not ready.',
    });
    expect(chart.guards.isRainy).toEqual({
      kind: 'choice',
      meaning: 'It rains.',
      definition: null,
      sentence: null,
    });
  });

  it('knows what leaves a state, nearest first', () => {
    expect(leaving(chart, 'way.home').map(({ id }) => id)).toEqual([
      'trip.way.home|GO|0',
      'trip.way.home|GO|1',
    ]);
    expect(withAncestors('a.b.c')).toEqual(['a', 'a.b', 'a.b.c']);
  });

  it('knows the states that a record has passed by the transitions it took', () => {
    const passed = passedBy(chart, ['trip.way.home|GO|0', 'trip.bell.still|bell|0']);
    expect(passed).toEqual(['way', 'way.home', 'way.riding', 'bell', 'bell.still', 'bell.rung']);
  });
});

describe('the layout', () => {
  it('is the same every time and fit to be published', async () => {
    expect(await layOut(unlaid)).toEqual(chart.layout);
    expect(lint(chart)).toEqual([]);
  });

  it('keeps the regions in their order, one below the other, equally wide', () => {
    const [way, bell] = ['way', 'bell'].map((path) =>
      chart.layout.states.find((box) => box.path === path),
    );
    expect(way?.x).toBe(bell?.x);
    expect(way?.width).toBe(bell?.width);
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThan(bell?.y ?? 0);
  });

  it('tells a long story from top to bottom, with headers out of the way of lines', async () => {
    const auth = catalogue.find(({ name }) => name === 'auth');
    if (!auth) throw new Error('The catalogue has no auth');
    const { layout } = await chartOf(auth);
    const at = (path: string) => layout.states.find((box) => box.path === path);
    expect(layout.height).toBeGreaterThan(layout.width);
    expect(at('signingOut')?.y).toBeGreaterThan(at('booting')?.y ?? 0);
    expect(at('signedIn')?.column).toBeGreaterThan(100);
    expect(at('signedIn.fresh')?.x).toBeGreaterThan(
      (at('signedIn')?.x ?? 0) + (at('signedIn')?.column ?? 0),
    );
  });

  it('puts the initial state first', () => {
    const x = (path: string) => chart.layout.states.find((box) => box.path === path)?.x ?? 0;
    for (const path of ['way.riding', 'way.choosing', 'way.there'])
      expect(x(path)).toBeGreaterThan(x('way.home'));
  });
});

describe('the lint of pictures', () => {
  const changed = (change: Partial<Chart['layout']>) =>
    lint({ ...chart, layout: { ...chart.layout, ...change } });
  const [first, ...others] = chart.layout.routes;
  const box = chart.layout.states.find(({ path }) => path === 'way.riding');

  it('finds a line that is missing', () => {
    expect(changed({ routes: [{ transitions: ['lost'], points: [], labels: [] }] })).toEqual([
      'lost has no route',
    ]);
  });

  it('finds a line through a state, and a label on one', () => {
    const y = (box?.y ?? 0) + 10;
    const through = {
      transitions: ['rude'],
      points: [
        { x: 0, y },
        { x: 5000, y },
      ],
      labels: [{ transition: 'rude', lines: [], x: box?.x ?? 0, y, width: 20, height: 10 }],
    };
    const problems = changed({ routes: [through] });
    expect(problems).toContain('the label of rude lies on way.riding');
    expect(problems.some((each) => each.startsWith('rude runs through'))).toBe(true);
  });

  it('finds a line through the words of a group', () => {
    const group = chart.layout.states.find(({ divider }) => divider !== null);
    const y = (group?.y ?? 0) + 10;
    const through = {
      transitions: ['rude'],
      points: [
        { x: -50, y },
        { x: 5000, y },
      ],
      labels: [],
    };
    expect(
      changed({ routes: [through] }).some((each) => each.startsWith('rude runs through')),
    ).toBe(true);
  });

  it('finds a label on another', () => {
    const label = first?.labels[0];
    const copy = {
      transitions: ['copy'],
      points: first?.points ?? [],
      labels: label ? [{ ...label, transition: 'copy' }] : [],
    };
    expect(changed({ routes: first ? [first, copy, ...others] : [] })).toContain(
      `the label of ${label?.transition} lies on that of copy`,
    );
  });

  it('counts crossings', () => {
    const lines = [0, 1, 2].flatMap((index) => [
      {
        transitions: [`level ${index}`],
        points: [
          { x: -900, y: -900 + 10 * index },
          { x: -800, y: -900 + 10 * index },
        ],
        labels: [],
      },
      {
        transitions: [`upright ${index}`],
        points: [
          { x: -890 + 10 * index, y: -950 },
          { x: -890 + 10 * index, y: -850 },
        ],
        labels: [],
      },
    ]);
    expect(changed({ routes: lines })).toContain('9 lines cross; 2 may');
  });
});

describe('the page', () => {
  it('tells states, events, guards, effects and timers', () => {
    const text = page(chart, 'machines/trip/machine.ts');
    expect(text).toContain('![The chart of Trip](trip.svg)');
    expect(text).toContain('| `way.home` | atomic | At home. | `near` | on exit `wave` |');
    expect(text).toContain('| `GO` | Somebody sets off. | Mia |');
    expect(text).toContain('| `bell` | The bell rings. | the chart itself |');
    expect(text).toContain('| `way.home` | `way.riding` or stays |');
    expect(text).toContain(
      '| `isReady` | She is ready. | the wrong moment | “Mia is not ready.” |',
    );
    expect(text).toContain(
      '| `notify(Left)` | A notification is sent: Left. | `GO` in `way.home` |',
    );
    expect(text).toContain('| `Left` | otherRiders |   | `GO` in `way.home` |');
    expect(text).toContain(
      '| `longRide` | 1 minute after she set off | She has had enough. | `way.riding` | goes to `way.home` |',
    );
    expect(text).toContain('| `ride` | 1 minute | with a release: charts-sample.ts, longRide |');
  });
});

it('text is as wide as the shipped font makes it', () => {
  expect(widthOf('mm', 'note')).toBeCloseTo(2 * 0.876 * 12, 5);
  expect(widthOf('m', 'event')).toBeGreaterThan(widthOf('m', 'note'));
});
