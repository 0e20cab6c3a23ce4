import { join } from 'node:path';
import { StateMachine, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import {
  bareWildcards,
  eventsOf,
  lostTargets,
  misnamedEvents,
  openChoices,
  statesOf,
  undescribedStates,
  unreachableStates,
} from './chart-rules.ts';
import { filesIn, read, root } from './tree.ts';

const sources = filesIn('machines/**/*.ts');
const charts = sources.filter((file) => /(^|[./])machine\.ts$/.test(file));

async function machinesIn(file: string): Promise<[string, AnyStateMachine][]> {
  const module = (await import(join(root, file))) as Record<string, unknown>;
  return Object.entries(module).filter(
    (entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine,
  );
}

it('there are charts', () => {
  expect(charts).toContain('machines/auth/machine.ts');
  expect(charts).toContain('machines/alerts/alert.machine.ts');
});

describe.each(charts)('%s', (file) => {
  it('exports its machine by a name that ends in Machine, and nothing by default', async () => {
    const machines = await machinesIn(file);
    expect(machines).not.toEqual([]);
    expect(machines.map(([name]) => name).filter((name) => !name.endsWith('Machine'))).toEqual([]);
  });

  it.each([
    ['leads only to states that exist', lostTargets],
    ['has no state that nothing leads to', unreachableStates],
    ['describes every state in a sentence', undescribedStates],
    ['listens to no bare wildcard', bareWildcards],
    ['names its events as orders or facts', misnamedEvents],
    ['has a way on after every answer and every choice', openChoices],
  ] as const)('%s', async (_, rule) => {
    const machines = await machinesIn(file);
    expect(machines.flatMap(([, machine]) => rule(machine))).toEqual([]);
  });

  it('stands in the catalogue, with a sentence for every event it accepts', async () => {
    for (const [name, machine] of await machinesIn(file)) {
      const entry = catalogue.find((each) => each.machine === machine);
      expect(entry, `${name} is missing in machines/catalogue.ts`).toBeDefined();
      const described = Object.keys(entry?.events ?? {});
      const silent = eventsOf(machine).filter(
        (event) => !event.endsWith('*') && !described.includes(event),
      );
      expect(silent, `${name}: describe these events (eventDescriptions)`).toEqual([]);
    }
  });

  it('is a story of at most 200 lines', () => {
    expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('imports xstate, the domain and its own folder only, and is made by setup()', () => {
    const imported = [...read(file).matchAll(/from '([^']+)'/g)].map(([, source]) => source ?? '');
    expect(imported.filter((source) => !/^(xstate$|#domain\/|\.\.?\/)/.test(source))).toEqual([]);
    expect(read(file)).not.toMatch(/import \{[^}]*\bcreateMachine\b[^}]*\} from 'xstate'/);
  });
});

it.each(sources)('%s reads no clock, no chance, no network and no browser', (file) => {
  const outside =
    /\b(Date\.now|new Date\(\)|Math\.random|(performance|crypto|window|document|process)\.[a-z]|fetch\(|localStorage|sessionStorage)/;
  expect(read(file).match(outside)?.[0]).toBeUndefined();
});

describe('these laws notice', () => {
  const { createMachine } = setup({ guards: { never: () => false } });
  const chart = (states: Record<string, object>, more: object = {}) =>
    createMachine({ id: 'sample', initial: 'a', states, ...more }) as AnyStateMachine;
  const fine = { description: 'It is.' };

  it('a target that does not exist', () => {
    expect(() => lostTargets(chart({ a: { ...fine, on: { GO: 'nowhere' } } }))).toThrow(/nowhere/);
    expect(() => lostTargets(chart({ a: { ...fine, always: '#elsewhere' } }))).toThrow(/elsewhere/);
  });

  it('an initial state that does not exist', () => {
    expect(lostTargets(chart({ b: fine }))).toEqual(['sample: its initial state does not exist']);
    const nested = chart({ a: { ...fine, initial: 'x', states: { y: fine } } });
    expect(lostTargets(nested)).toEqual(['sample.a: its initial state does not exist']);
  });

  it('a state that nothing leads to, also one that only itself leads to', () => {
    const islands = chart({
      a: fine,
      b: { ...fine, on: { GO: 'c' } },
      c: { ...fine, on: { GO: 'b' } },
    });
    expect(unreachableStates(islands)).toEqual([
      'sample.b: nothing leads to this state',
      'sample.c: nothing leads to this state',
    ]);
    const inner = chart({
      a: { ...fine, on: { GO: 'b.y' } },
      b: { ...fine, initial: 'x', states: { x: fine, y: fine } },
    });
    expect(statesOf(inner)).toHaveLength(4);
    expect(unreachableStates(inner)).toEqual([]);
  });

  it('a state without a sentence', () => {
    expect(undescribedStates(chart({ a: {} }))).toHaveLength(1);
    expect(undescribedStates(chart({ a: { description: 'waiting' } }))).toHaveLength(1);
    expect(undescribedStates(chart({ a: fine }))).toEqual([]);
  });

  it('a bare wildcard, but not a partial one', () => {
    expect(bareWildcards(chart({ a: { ...fine, on: { '*': {} } } }))).toHaveLength(1);
    expect(bareWildcards(chart({ a: fine }, { on: { 'choose.*': {} } }))).toEqual([]);
  });

  it.each(['CLICKED', 'button.clicked', 'Confirm', 'confirm_now', 'tab..visible', 'CONFIRM-NOW'])(
    'an event called %s',
    (event) => {
      expect(misnamedEvents(chart({ a: { ...fine, on: { [event]: {} } } }))).toHaveLength(1);
    },
  );

  it.each(['CONFIRM', 'RECORD_OUTCOME', 'tab.visible', 'signOut', 'signIn.password', 'choose.*'])(
    'nothing wrong with an event called %s',
    (event) => {
      expect(misnamedEvents(chart({ a: { ...fine, on: { [event]: {} } } }))).toEqual([]);
    },
  );

  it('a choice without a last way on', () => {
    const stuck = chart({ a: { ...fine, always: [{ guard: 'never', target: 'b' }] }, b: fine });
    expect(openChoices(stuck)).toHaveLength(1);
    const free = chart({
      a: { ...fine, always: [{ guard: 'never', target: 'b' }, { target: 'b' }] },
      b: fine,
    });
    expect(openChoices(free)).toEqual([]);
  });
});
