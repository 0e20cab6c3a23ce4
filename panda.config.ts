import { defineConfig } from '@pandacss/dev';
import { leanRecipes } from './src/web/theme/lean-recipes.ts';
import { preset } from './src/web/theme/preset.ts';

export default defineConfig({
  presets: ['@pandacss/preset-base', preset],
  eject: true,
  preflight: false,
  strictTokens: true,
  strictPropertyValues: true,
  include: ['./src/web/**/*.{ts,tsx}'],
  exclude: ['./src/web/routeTree.gen.ts'],
  outdir: '.generated/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  // Looks live in recipes only, so every recipe is emitted whole and the style sheet never depends on how a screen spells its props.
  staticCss: { recipes: '*' },
  gitignore: false,
  hooks: { 'codegen:prepare': leanRecipes },
});
