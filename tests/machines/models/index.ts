import type { Model } from '#tools/paths/model.ts';
import { allModels } from './models.gen.ts';

/** The model of every machine, by its name in the catalogue. */
export const models: Readonly<Record<string, Model>> = allModels;
