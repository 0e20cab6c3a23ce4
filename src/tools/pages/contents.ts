import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What is in each script of the pages: its modules, by their path from the root of the repository. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/** Writes beside the build, not into it, which modules each script was made of: for those who measure and those who wonder. */
export function contents(root: string, file: string): Plugin {
  return {
    name: 'waymark:contents',
    apply: 'build',
    async writeBundle(_, bundle) {
      const table: Record<string, string[]> = {};
      for (const part of Object.values(bundle))
        if (part.type === 'chunk')
          table[part.fileName] = part.moduleIds.map((id) =>
            relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/'),
          );
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(table));
    },
  };
}
