/**
 * The server in few files, for `npm start`: reading two thousand takes longer than everything else that a start does. What lies beside its sources is found where
 * it lies, and what it starts as processes and threads of its own runs from there.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const whereItLies: Plugin = {
  name: 'waymark:where-it-lies',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    // Told from the folder that the server is started in, so that it may be moved.
    const source = JSON.stringify(relative(root, id));
    return code
      .replaceAll(
        'import.meta.url',
        `process.getBuiltinModule('node:url').pathToFileURL(${source}).href`,
      )
      .replaceAll('import.meta.main', 'false');
  },
};

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [whereItLies],
  build: {
    ssr: 'src/server/main.ts',
    outDir: '.generated/server',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', format: 'esm' } },
  },
});
