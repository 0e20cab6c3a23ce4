import type { AnyStateMachine } from 'xstate';
import { StateMachine } from 'xstate';
import type { Chart } from './drawing/chart.ts';
import type { Story } from './drawing/story.ts';
import { loadStory } from './stories.ts';
import type { Walks } from './walks.ts';

/** A machine with everything the viewer shows of it. */
export interface Viewable {
  readonly chart: Chart;
  readonly story: Story;
  readonly walks: Walks;
  readonly machine: AnyStateMachine;
}

type Lazy<Module> = Readonly<Record<string, () => Promise<Module>>>;

const charts = import.meta.glob<{ default: Chart }>([
  '#charts/*.json',
  '!**/*.walks.json',
  '!**/{catalogue,coverage,questions}.json',
]);
const walks = import.meta.glob<{ default: Walks }>('#charts/*.walks.json');
const machines = import.meta.glob<Readonly<Record<string, unknown>>>(
  '#machines/*/{machine,*.machine,chart}.ts',
);

/** The module whose file is called so; the folders before it depend on who reads. */
const named = <Module>(files: Lazy<Module>, ...ends: readonly string[]) =>
  Object.entries(files).find(([file]) => ends.some((end) => `/${file}`.endsWith(`/${end}`)))?.[1];

/** A machine that a module exports, by itself or in the chart of a record that has no file for it. */
const machineIn = (value: unknown): readonly AnyStateMachine[] => {
  if (value instanceof StateMachine) return [value as AnyStateMachine];
  const isChart = typeof value === 'object' && value !== null && 'machine' in value;
  return isChart ? machineIn(value.machine) : [];
};

/** Fetches the drawing of one machine, and nothing else of it; null when there is none by that name. */
export const loadChart = async (name: string): Promise<Chart | null> =>
  (await named(charts, `${name}.json`)?.())?.default ?? null;

/** Fetches one machine of the catalogue; null when there is none by that name. Its chart, its walks and its definition come in chunks of their own. */
export async function loadViewable(name: string): Promise<Viewable | null> {
  const chart = named(charts, `${name}.json`);
  const steps = named(walks, `${name}.walks.json`);
  const source =
    named(machines, `${name}/machine.ts`, `${name}.machine.ts`) ??
    named(machines, `${name}/chart.ts`);
  if (!chart || !steps || !source) return null;
  const [{ default: drawn }, story, { default: walked }, module] = await Promise.all([
    chart(),
    loadStory(name),
    steps(),
    source(),
  ]);
  const machine = Object.values(module).flatMap(machineIn).at(0);
  return machine && story ? { chart: drawn, story, walks: walked, machine } : null;
}
