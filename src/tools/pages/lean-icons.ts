import type { Plugin } from 'vite';

/** Puts the product's own few lines for drawing an icon (`src/web/ui/lean-icon.ts`) where the icon set has its own. */
export function leanIcons(file: string): Plugin {
  return {
    name: 'waymark:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => ({
        code: `export { leanIcon as default } from ${JSON.stringify(file)};`,
        map: null,
      }),
    },
  };
}
