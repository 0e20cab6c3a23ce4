import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogue } from '#machines/catalogue.ts';
import { chartsAskedBy, failureOf, testsOf, type Found } from './files.ts';
import { knowModel, modelDenies } from './model-witness.ts';
import type { Mutant } from './mutant.ts';

const root = resolve(import.meta.dirname, '../../..');
/** What draws, walks, counts or words a chart as it is finds nothing wrong with another one; models and tables are asked by themselves. */
const pictures = /\/(answers|charts.*|coverage|paths.*|tables)\.test\.ts$/;

/** A test that notices a change, and why. */
export interface Seen {
  readonly by: string;
  readonly why: string;
}

interface Known extends Found {
  readonly charts: ReadonlySet<string>;
  /** It fails on what was made of the chart before it was changed, so it has to be collected anew. */
  isStale?: boolean;
}

/** The tests on charts alone, each with the charts that it asks. */
export async function chartTests(): Promise<Known[]> {
  const files = [
    ...globSync('tests/machines/*.test.ts', { cwd: root }),
    'tests/laws/charts.test.ts',
    'tests/laws/notification-map.test.ts',
  ].filter((file) => !pictures.test(file) || file.startsWith('tests/laws'));
  const known: Known[] = [];
  for (const file of files.toSorted()) {
    for (const found of await testsOf(file)) {
      const { charts, result: why } = await chartsAskedBy(() => failureOf(found));
      if (why !== null)
        throw new Error(`${file}, “${found.name}” fails before anything is changed: ${why}`);
      known.push({ ...found, charts });
    }
  }
  return known;
}

const idOf = (name: string): string =>
  catalogue.find((each) => each.name === name)?.machine.id ?? name;

/** Makes a change and looks who notices: the model first, then the tests. Null when nobody does. */
export async function noticed(mutant: Mutant, tests: readonly Known[]): Promise<Seen | null> {
  // What can be tried is that of the chart as it is.
  for (const name of namesOf(mutant)) knowModel(name, mutant);
  const undo = mutant.apply();
  try {
    for (const name of namesOf(mutant)) {
      const why = modelDenies(name, mutant);
      if (why !== null) return { by: `the model of ${name}`, why };
    }
    const ids = namesOf(mutant).map(idOf);
    const anew = collectedAnew();
    for (const each of tests) {
      if (each.charts.size > 0 && !ids.some((id) => each.charts.has(id))) continue;
      const why = each.isStale ? await anew(each) : await failureOf(each);
      if (why === null) continue;
      if (each.isStale || (await anew(each)) !== null)
        return { by: `${each.file}, “${each.name}”`, why };
      each.isStale = true;
    }
    return null;
  } finally {
    undo();
  }
}

/** The charts that a change is about: what stands beside them is about several. */
const namesOf = ({ machine, file }: Mutant): string[] =>
  catalogue
    .map(({ name }) => name)
    .filter(
      (name) =>
        name === machine || (name === 'alert' && machine === 'alerts' && file.includes(':')),
    );

/** Collects a file at most once for one change, however many of its tests have to be collected anew. */
function collectedAnew(): (each: Known) => Promise<string | null> {
  const files = new Map<string, Promise<Found[]>>();
  return async ({ file, name }) => {
    const found = files.get(file) ?? testsOf(file);
    files.set(file, found);
    const fresh = (await found).find((each) => each.name === name);
    return fresh ? failureOf(fresh) : 'the test is not there any more';
  };
}
