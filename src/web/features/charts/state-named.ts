import type { Chart } from '#web/charts/drawing/chart.ts';

/** The state that an address means: by its path, or by the end of it where that is the only one, such as `confirmed.open` for `life.confirmed.open`. */
export function stateNamed({ states }: Pick<Chart, 'states'>, name: string): string | null {
  const paths = states.map(({ path }) => path).filter((path) => path !== '');
  if (paths.includes(name)) return name;
  const ending = paths.filter((path) => path.endsWith(`.${name}`));
  return ending.length === 1 ? (ending[0] ?? null) : null;
}
