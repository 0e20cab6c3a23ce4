import { models } from '#tests/machines/models/index.ts';
import { explore, type Territory } from './explore.ts';
import type { Model } from './model.ts';

const explored = new Map<string, Territory>();

/** The model of a machine of the catalogue; throws, naming those there are, for any other name. */
export function modelNamed(name: string): Model {
  const model = models[name];
  if (!model)
    throw new Error(`There is no machine “${name}”. There are: ${Object.keys(models).join(', ')}.`);
  return model;
}

/** Everything a machine of the catalogue can do, walked once. */
export function territoryOf(name: string): Territory {
  const known = explored.get(name) ?? explore(modelNamed(name));
  explored.set(name, known);
  return known;
}
