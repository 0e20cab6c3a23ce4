import { replay, type Driver } from '#tools/paths/driver.ts';
import { modelNamed } from '#tools/paths/named.ts';
import type { Path } from '#tools/paths/path.ts';

/** Walks the paths of a model, one after the other; a failure tells the whole way to it. */
export async function expectWalkable(
  name: string,
  host: Driver,
  paths: readonly Path[],
): Promise<void> {
  const { inputs } = modelNamed(name);
  for (const path of paths) {
    try {
      await replay(path, inputs[path.input], host);
    } catch (error) {
      const steps = path.steps.map((step) => step.case.name).join(' → ');
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${why}\nFrom ${path.input}: ${steps}`, { cause: error });
    }
  }
}
