import { definePreset } from '@pandacss/dev';
import { globalCss, keyframes } from './global-css.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { semanticTokens } from './semantic-colours.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** The product's look: everything the interface parts may wear, and nothing else. */
export const preset = definePreset({
  name: 'waymark',
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});
