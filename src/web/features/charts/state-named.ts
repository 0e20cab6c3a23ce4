import type { Chart } from '#web/charts/drawing/chart.ts';

/** The state that an address means: by its path, or by the end of it where that is the only one, such as `confirmed.open` for `life.confirmed.open`. */
export function stateNamed({ states }: Pick<Chart, 'states'>, name: string): string | null {
  const paths = pathsOf(states);
  if (paths.includes(name)) return name;
  const ending = paths.filter((path) => path.endsWith(`.${name}`));
  return ending.length === 1 ? (ending[0] ?? null) : null;
}

/** The states whose paths, or ends of them, are most like a name that means none: the likeliest first. */
export function nearestStates(
  { states }: Pick<Chart, 'states'>,
  name: string,
  most = 3,
): readonly string[] {
  return pathsOf(states)
    .map((path) => ({ path, far: Math.min(...endsOf(path).map((end) => distance(name, end))) }))
    .toSorted((one, other) => one.far - other.far || one.path.length - other.path.length)
    .slice(0, most)
    .map(({ path }) => path);
}

const pathsOf = (states: Chart['states']): string[] =>
  states.map(({ path }) => path).filter((path) => path !== '');

/** `life.confirmed.open`, `confirmed.open`, `open`. */
const endsOf = (path: string): string[] => {
  const keys = path.split('.');
  return keys.map((_, index) => keys.slice(index).join('.'));
};

/** How many letters have to be added, left out or replaced, whatever their case, to make one of the other. */
function distance(one: string, other: string): number {
  const [from, to] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1)
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (row[column] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
