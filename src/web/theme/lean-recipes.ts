import type { Config } from '@pandacss/dev';

/**
 * Panda's recipe runtime carries the whole utility table for responsive and compound variants, which no recipe here has.
 * Every browser would download that before its first page; this says the same in a few lines: `name name--variant_value`.
 */
const createRecipe = `import { compact } from '../helpers.js';

export const createRecipe = (name, defaultVariants) => {
  const getVariantProps = (variants) => ({ ...defaultVariants, ...compact(variants) });
  const recipeFn = (variants) =>
    [name, ...Object.entries(getVariantProps(variants)).map(([prop, value]) => name + '--' + prop + '_' + value)].join(' ');
  return { recipeFn, getVariantProps, __getCompoundVariantCss__: () => ({}) };
};

export const mergeRecipes = (first, second) => Object.assign((...args) => first(...args) + ' ' + second(...args), first);
`;

type PrepareHook = NonNullable<NonNullable<Config['hooks']>['codegen:prepare']>;

export const leanRecipes: PrepareHook = ({ artifacts }) =>
  artifacts.map((artifact) => ({
    ...artifact,
    files: artifact.files.map((file) => {
      if (file.file === 'create-recipe.js') return { ...file, code: createRecipe };
      if (artifact.dir?.includes('recipes') && file.file.endsWith('.d.ts'))
        return { ...file, code: file.code?.replace(/ConditionalValue<(\w+\[key\])>/g, '$1') };
      return file;
    }),
  }));
