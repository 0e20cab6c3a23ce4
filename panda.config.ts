import { defineConfig } from '@pandacss/dev';
import { leanRecipes } from './src/web/theme/lean-recipes.ts';
import { preset } from './src/web/theme/preset.ts';

export default defineConfig({
  presets: ['@pandacss/preset-base', preset],
  eject: true,
  preflight: false,
  strictTokens: true,
  strictPropertyValues: true,
  // Looks live in recipes only, and all of them are emitted: no screen is read for what it says.
  include: [],
  outdir: '.generated/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  staticCss: { recipes: '*' },
  gitignore: false,
  hooks: leanRecipes(),
});
