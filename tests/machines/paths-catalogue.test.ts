import { describe, expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { machineDriver, replay } from '#tools/paths/driver.ts';
import { modelNamed, territoryOf } from '#tools/paths/named.ts';
import { pairOf, report } from '#tools/paths/report.ts';
import { refusalSuite, tours, walk } from '#tools/paths/suites.ts';
import { testModelOf } from '#tools/paths/test-model.ts';
import { models } from './models/index.ts';

const names = catalogue.map(({ name }) => name);

it('every machine of the catalogue has a model, and every model a machine', () => {
  expect(Object.keys(models).toSorted()).toEqual(names.toSorted());
  for (const { name, machine } of catalogue) expect(modelNamed(name).machine).toBe(machine);
  expect(() => modelNamed('nothing')).toThrow('There is no machine “nothing”.');
});

describe.each(names)('%s', (name) => {
  const territory = territoryOf(name);
  const { machine, inputs } = territory.model;

  it('reaches every state and takes every transition, without contradiction and without going round in circles', () => {
    const { states, transitions, ...found } = report(territory);
    expect(states.reached).toBe(states.all);
    expect(transitions.taken).toBe(transitions.all);
    expect(found).toMatchObject({ dead: [], broken: [], livelocks: [], stale: [] });
  });

  it('asks every guard with both answers', () => {
    expect(report(territory).guards.oneOutcome).toEqual([]);
  });

  it('walks all transitions', async () => {
    const paths = tours(territory, 'transitions');
    for (const path of paths) await replay(path, inputs[path.input], machineDriver(machine));
    const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.transitions)));
    expect(taken.size).toBe(territory.taken.size);
  });

  it('walks all pairs of transitions', async () => {
    const paths = tours(territory, 'pairs');
    for (const path of paths) await replay(path, inputs[path.input], machineDriver(machine));
    const pairs = paths.flatMap(({ steps }) =>
      steps.slice(1).map((step, index) => pairOf(steps[index] ?? step, step)),
    );
    expect(new Set(pairs).size).toBe(report(territory).pairs);
  });

  it('refuses what must be refused', async () => {
    for (const path of refusalSuite(territory))
      await replay(path, inputs[path.input], machineDriver(machine));
    expect(territory.configurations.some(({ refusals }) => refusals.length > 0)).toBe(true);
  });

  it('walks at random and ends where it should', async () => {
    const paths = walk(territory, 300, 7);
    for (const path of paths) await replay(path, inputs[path.input], machineDriver(machine));
    expect(paths.reduce((sum, { steps }) => sum + steps.length, 0)).toBe(300);
  });
});

describe('testModelOf', () => {
  it('gives a model of @xstate/test whose shortest paths reach every state', () => {
    const paths = testModelOf('slot-hold').getShortestPaths();
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect([...reached].toSorted()).toEqual(['converted', 'held', 'released']);
  });

  it('has timers among its events', () => {
    const adjacency = testModelOf('slot-hold').getAdjacencyMap();
    const events = Object.values(adjacency).flatMap(({ transitions }) => Object.keys(transitions));
    expect(events.join()).toContain('xstate.after.expiry.slot-hold.held');
  });

  it('runs a path against what the tester brings', async () => {
    const seen: string[] = [];
    const [path] = testModelOf('slot-hold').getShortestPaths({
      toState: (state) => state.matches('converted'),
    });
    await path?.test({
      states: { held: () => void seen.push('held'), converted: () => void seen.push('converted') },
      events: { HOLD: () => void seen.push('HOLD'), CONVERT: () => void seen.push('CONVERT') },
    });
    expect(seen).toEqual(['HOLD', 'held', 'CONVERT', 'converted']);
  });

  it('reaches every end of a booking', () => {
    const lives = Object.keys(modelNamed('booking').inputs)
      .flatMap((input) =>
        testModelOf('booking', input).getShortestPaths({ allowDuplicatePaths: true }),
      )
      .map(({ state }) => (state.value as { life: unknown }).life);
    const ends = [
      'rejected',
      'expired',
      'requestCancelled',
      'cancelled',
      'completed',
      'missed',
      'coachMissed',
    ];
    expect(lives).toEqual(expect.arrayContaining(ends));
  });
});
