import type { Config } from '@pandacss/dev';

/**
 * Panda's recipe runtime carries the whole utility table for responsive and compound variants, which no recipe here has, and
 * every recipe lists all its variants at run time, which nothing here asks. Every browser would download that before its
 * first page; this says the same in a few lines: `name name--variant_value`.
 */
const createRecipe = `const classOf = (name, variants) =>
  Object.entries(variants).reduce((all, [key, value]) => all + ' ' + name + '--' + key + '_' + value, name);

const complete = (defaults, variants) => {
  const all = { ...defaults };
  for (const key in variants) if (variants[key] !== undefined) all[key] = variants[key];
  return all;
};

export const createRecipe = (name, defaults) => (variants) => classOf(name, complete(defaults, variants));

export const createSlotRecipe = (name, slots, defaults) => (variants) => {
  const all = complete(defaults, variants);
  return Object.fromEntries(slots.map((slot) => [slot, classOf(name + '__' + slot, all)]));
};
`;

type Hooks = NonNullable<Config['hooks']>;
type Theme = NonNullable<Parameters<NonNullable<Hooks['config:resolved']>>[0]['config']['theme']>;

function codeOf(name: string, { recipes = {}, slotRecipes = {} }: Theme): string | undefined {
  const say = (...values: unknown[]): string =>
    values.map((value) => JSON.stringify(value)).join(', ');
  const recipe = recipes[name];
  if (recipe !== undefined)
    return `import { createRecipe } from './create-recipe.js';
export const ${name} = /* @__PURE__ */ createRecipe(${say(recipe.className ?? name, recipe.defaultVariants ?? {})});
`;
  const slotRecipe = slotRecipes[name];
  if (slotRecipe === undefined) return undefined;
  const { className, slots, defaultVariants } = slotRecipe;
  return `import { createSlotRecipe } from './create-recipe.js';
export const ${name} = /* @__PURE__ */ createSlotRecipe(${say(className ?? name, slots, defaultVariants ?? {})});
`;
}

const unsaid = /^ {2}(raw|variantMap|variantKeys|splitVariantProps|getVariantProps)\b.*\n/gm;

/** Panda's hooks that replace the code of its recipes, and shorten their types to what that code has. */
export function leanRecipes(): Hooks {
  let theme: Theme = {};
  return {
    'config:resolved': ({ config }) => {
      theme = config.theme ?? {};
    },
    'codegen:prepare': ({ artifacts }) =>
      artifacts.map((artifact) => ({
        ...artifact,
        files: artifact.files.map((file) => {
          if (file.file === 'create-recipe.js') return { ...file, code: createRecipe };
          if (artifact.dir?.includes('recipes') !== true) return file;
          if (file.file.endsWith('.d.ts'))
            return {
              ...file,
              code: file.code?.replace(/ConditionalValue<(\w+\[key\])>/g, '$1').replace(unsaid, ''),
            };
          const name = /^export const (\w+) =/m.exec(file.code ?? '')?.[1];
          return { ...file, code: (name && codeOf(name, theme)) ?? file.code };
        }),
      })),
  };
}
