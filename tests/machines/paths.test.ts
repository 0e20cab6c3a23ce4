import { and, assign, fromPromise, not, raise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machineDriver, replay } from '#tools/paths/driver.ts';
import { explore } from '#tools/paths/explore.ts';
import { formats } from '#tools/paths/formats.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { isSound, report } from '#tools/paths/report.ts';
import { pathTo, refusalSuite, tours, walk } from '#tools/paths/suites.ts';

type DoorEvent =
  | { type: 'OPEN'; key?: boolean }
  | { type: 'SHUT' }
  | { type: 'LEAVE' }
  | { type: 'ring' };

const vocabulary = setup({
  types: { context: {} as { opened: number }, events: {} as DoorEvent },
  guards: {
    hasKey: ({ event }) => event.type === 'OPEN' && event.key === true,
    isWorn: ({ context }) => context.opened > 1,
    isNever: () => false,
  },
  actions: { count: assign({ opened: ({ context }) => context.opened + 1 }) },
  delays: { draught: 1000 },
  actors: { oil: fromPromise(() => Promise.resolve()) },
});

/** A door whose bell hears every opening; it jams when it is worn. */
const door = vocabulary.createMachine({
  id: 'door',
  context: { opened: 0 },
  type: 'parallel',
  states: {
    leaf: {
      initial: 'shut',
      states: {
        shut: {
          on: {
            OPEN: [
              {
                guard: and(['hasKey', not('isWorn')]),
                target: 'open',
                actions: ['count', raise({ type: 'ring' })],
              },
              { guard: 'hasKey', target: 'jammed' },
            ],
          },
        },
        open: { on: { SHUT: 'shut' }, after: { draught: 'shut' } },
        jammed: {
          tags: 'terminal',
          invoke: { src: 'oil', onDone: 'shut', onError: 'broken' },
          on: { LEAVE: {} },
        },
        broken: { tags: 'terminal' },
      },
    },
    bell: { initial: 'still', states: { still: { on: { ring: 'rung' } }, rung: {} } },
  },
});

const people: Case<DoorEvent>[] = [
  { name: 'somebody with the key opens', kind: 'person', event: { type: 'OPEN', key: true } },
  {
    name: 'somebody without a key opens',
    kind: 'person',
    event: { type: 'OPEN' },
    refusal: 'hasKey',
  },
  { name: 'somebody shuts it', kind: 'person', event: { type: 'SHUT' } },
  { name: 'somebody leaves it', kind: 'person', event: { type: 'LEAVE' } },
];

const answers = {
  oil: () => [
    { name: 'helps', output: undefined },
    { name: 'is missing', error: new Error('no oil') },
  ],
};

const doorModel = modelOf({
  machine: door,
  inputs: { 'a new door': undefined },
  cases: (snapshot) =>
    snapshot.matches({ leaf: 'shut' })
      ? people
      : people.filter(({ event }) => event.type !== 'OPEN'),
  answers,
  key: ({ context }) => context.opened,
  invariants: { 'a worn door stays shut': ({ context }) => context.opened < 3 },
});

describe('the path engine', () => {
  const territory = explore(doorModel);

  it('reaches every state and takes every transition, timers and answers included', () => {
    expect(report(territory)).toMatchObject({
      states: { all: 9, reached: 9 },
      transitions: { all: 8, taken: 8 },
      dead: [],
      broken: [],
      livelocks: [],
    });
  });

  it('names the exact transitions of a step, those of raised events included', () => {
    const [opening] = tours(territory, 'transitions')[0]?.steps ?? [];
    expect(opening?.transitions).toEqual(['door.leaf.shut|OPEN|0', 'door.bell.still|ring|0']);
  });

  it('hears every guard answer both ways', () => {
    expect(report(territory).guards).toEqual({ all: 3, bothOutcomes: 2, oneOutcome: ['isNever'] });
  });

  it.each([
    ['states', 9],
    ['transitions', 8],
    ['pairs', 8],
    ['steps', 8],
  ] as const)('builds tours that cover all %s and replays them', async (coverage, seen) => {
    const paths = tours(territory, coverage);
    for (const path of paths) await replay(path, undefined, machineDriver(door));
    const steps = paths.flatMap((path) => path.steps);
    const marks = steps.flatMap((step) =>
      coverage === 'states' ? step.visited : step.transitions,
    );
    expect(new Set(marks).size).toBe(seen);
  });

  it('finds the shortest path to a state by the end of its name', () => {
    expect(pathTo(territory, 'broken')?.steps.map((step) => step.case.name)).toEqual([
      'somebody with the key opens',
      'somebody shuts it',
      'somebody with the key opens',
      'somebody shuts it',
      'somebody with the key opens',
      'oil: is missing',
    ]);
    expect(pathTo(territory, 'leaf.shut, bell.rung')?.steps).toHaveLength(2);
    expect(pathTo(territory, 'painted')).toBeNull();
  });

  it('lists what must be refused where, and by which guard', async () => {
    const paths = refusalSuite(territory);
    const refused = paths[0]?.refusals.map(({ case: each, guards }) => [each.name, guards]);
    expect(refused).toContainEqual(['somebody without a key opens', ['hasKey']]);
    expect(refused).toContainEqual(['somebody shuts it', []]);
    for (const path of paths) await replay(path, undefined, machineDriver(door));
  });

  it('walks the same way for the same seed and another way for another', () => {
    const names = (seed: number) =>
      walk(territory, 40, seed).flatMap(({ steps }) => steps.map((step) => step.case.name));
    expect(names(7)).toEqual(names(7));
    expect(names(7)).toHaveLength(40);
    expect(names(7)).not.toEqual(names(8));
  });

  it('keeps paths within the length that was asked for', () => {
    expect(tours(territory, 'steps', 3).length).toBeGreaterThan(tours(territory, 'steps').length);
  });

  it('writes paths as text, as JSON, as a diagram and as a test', () => {
    const paths = [pathTo(territory, 'leaf.open') ?? []].flat();
    expect(formats.text('door', doorModel, paths)).toContain(
      '1. somebody with the key opens → leaf.open & bell.rung',
    );
    expect(JSON.parse(formats.json('door', doorModel, paths))).toMatchObject([
      { machine: 'door', steps: [{ event: { type: 'OPEN', key: true } }] },
    ]);
    expect(formats.mermaid('door', doorModel, paths)).toContain(
      's0 -->|"somebody with the key opens"| s1["leaf.open & bell.rung"]',
    );
    expect(formats.playwright('door', doorModel, paths)).toContain(
      'await driver.isIn(["leaf.open","bell.rung"]);',
    );
  });
});

describe('what the path engine complains about', () => {
  const complaints = (change: Partial<typeof doorModel>) =>
    report(explore({ ...doorModel, ...change }));

  it('a state and a transition that nothing reaches', () => {
    const found = complaints({ cases: () => people.filter(({ event }) => event.type !== 'OPEN') });
    expect(found.dead).toContain('leaf.open');
    expect(found.dead).toContain('door.leaf.open|SHUT|0');
    expect(isSound(found)).toBe(false);
  });

  it('an exception that is reached after all', () => {
    expect(complaints({ exceptions: { 'leaf.open': 'Nobody has a key.' } }).stale).toEqual([
      'leaf.open',
    ]);
  });

  it('an invariant that does not hold', () => {
    const found = complaints({
      invariants: { 'a door opens once': ({ context }) => context.opened < 2 },
    });
    expect(found.broken).toContain('leaf.open & bell.rung: not “a door opens once”');
  });

  it('an event that passes although it should be stopped, and one stopped by another guard than said', () => {
    const cases = () =>
      people.map((each) => ({
        ...each,
        refusal: each.event.type === 'OPEN' ? 'isNever' : undefined,
      }));
    const { broken } = complaints({ cases });
    expect(broken).toContain(
      'leaf.shut & bell.still: “somebody with the key opens” passes although isNever should stop it',
    );
    expect(broken).toContain('OPEN is never stopped by isNever');
  });

  it('a configuration that nobody and nothing leaves', () => {
    const found = complaints({
      cases: (snapshot) => (snapshot.matches({ bell: 'still' }) ? people.slice(0, 1) : []),
      answers: {},
    });
    expect(found.broken).toContain(
      'leaf.shut & bell.rung: nothing can happen any more, and the state is neither final nor #terminal',
    );
  });

  it('an answer that nobody handles', () => {
    const deaf = setup({ actors: { ask: fromPromise(() => Promise.resolve()) } }).createMachine({
      id: 'deaf',
      initial: 'asking',
      states: { asking: { invoke: { src: 'ask', onDone: 'told' } }, told: { type: 'final' } },
    });
    const found = report(
      explore(
        modelOf({
          machine: deaf,
          inputs: { start: undefined },
          cases: () => [],
          answers: {
            ask: () => [
              { name: 'tells', output: 1 },
              { name: 'fails', error: new Error('silence') },
            ],
          },
          key: () => null,
          invariants: {},
        }),
      ),
    );
    expect(found.broken).toEqual(['fails in asking after “ask: fails”: Error: silence']);
  });

  it('a circle of answers that takes no time, and one of timers that nobody can break', () => {
    const circling = (config: object) => {
      const machine = setup({
        actors: { ask: fromPromise(() => Promise.resolve()) },
        delays: { pause: 10 },
      }).createMachine({
        id: 'circle',
        initial: 'one',
        states: { one: config, two: { ...config, on: { STOP: 'end' } }, end: { tags: 'terminal' } },
      });
      const stop = { name: 'somebody stops it', kind: 'person' as const, event: { type: 'STOP' } };
      const all = {
        machine,
        inputs: { start: undefined },
        answers: { ask: () => [{ name: 'tells', output: 1 }] },
        key: () => null,
        invariants: {},
      };
      return {
        free: report(explore(modelOf({ ...all, cases: () => [stop] }))),
        caught: report(explore(modelOf({ ...all, cases: () => [] }))),
      };
    };
    const answering = circling({
      invoke: {
        src: 'ask',
        onDone: [
          { target: 'two', guard: ({ context }: { context: unknown }) => context === null },
          { target: 'one', reenter: true },
        ],
      },
    });
    expect(answering.free.livelocks).toEqual(['goes round in one']);
    const pausing = circling({ after: { pause: { target: 'two', reenter: true } } });
    expect(pausing.free.livelocks).toEqual([]);
    expect(pausing.caught.livelocks).toEqual(['goes round in two']);
  });
});
