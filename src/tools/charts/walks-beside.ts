import { Worker } from 'node:worker_threads';
import { walksOf } from './walks.ts';

/** What both threads know: the charts to walk, and a counter from which each takes the next. */
export interface Shared {
  readonly names: readonly string[];
  readonly counter: Int32Array<SharedArrayBuffer>;
}

export type WalkTexts = readonly (readonly [name: string, text: string])[];

/** The walks of a chart as its file has them. */
export const walkText = (name: string): string => `${JSON.stringify(walksOf(name))}\n`;

/** Takes charts and walks them until none is left. */
export function walkOn({ names, counter }: Shared): WalkTexts {
  const texts: (readonly [string, string])[] = [];
  for (let index = Atomics.add(counter, 0, 1); index < names.length;) {
    const name = names[index] ?? '';
    texts.push([name, walkText(name)]);
    index = Atomics.add(counter, 0, 1);
  }
  return texts;
}

/** Walks charts in a second thread while this one draws; whoever asks for the texts helps with what is left. The longest should come first. */
export function walksBeside(names: readonly string[]): () => Promise<Map<string, string>> {
  const shared: Shared = { names, counter: new Int32Array(new SharedArrayBuffer(4)) };
  const worker = new Worker(new URL('walk-worker.ts', import.meta.url), { workerData: shared });
  const theirs = new Promise<WalkTexts>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return async () => new Map([...walkOn(shared), ...(await theirs)]);
}
