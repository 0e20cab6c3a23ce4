import { definePreset } from '@pandacss/dev';
import { globalCss, keyframes } from './global-css.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { semanticTokens } from './semantic-colours.ts';
import { breakpoints } from './styles.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** The product's look: everything the interface parts may wear, and nothing else. */
export const preset = definePreset({
  name: 'waymark',
  globalCss,
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});
