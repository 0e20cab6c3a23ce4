import type { Chart } from './chart.ts';

/** A short mark of what a chart is: its states and transitions. A link made on another shape says so when it is opened. */
export function shapeOf({ states, transitions }: Pick<Chart, 'states' | 'transitions'>): string {
  const text = JSON.stringify([
    states.map(({ path, kind, initial }) => [path, kind, initial]),
    transitions.map(({ id, target, guard }) => [id, target, guard]),
  ]);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
