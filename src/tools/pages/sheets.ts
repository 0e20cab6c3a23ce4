import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);

/**
 * The style sheet in parts: every recipe's rules travel with the code that wears it, so that a page brings its own looks and
 * nobody downloads those of a date picker before one is opened. What all parts share (fonts, tokens, the reset and the order
 * of the layers) is in `src/web/theme/index.css`.
 */
export function sheets(root: string): Plugin {
  const generated = join(root, '.generated/styled-system');
  const theme = join(root, 'src/web/theme');
  let made = Promise.resolve();
  return {
    name: 'waymark:sheets',
    async buildStart() {
      // Whoever builds by `src/tools/bootstrap.mjs` has them.
      if (process.env['STYLE_FUNCTIONS'] !== 'made') await panda(root, 'codegen');
      made = makeSheets(root, generated);
      // Told where it is waited for: nothing else has to.
      made.catch(() => {});
    },
    load: {
      filter: { id: /\/src\/web\/theme\/index\.css$/ },
      async handler() {
        await made;
        return null;
      },
    },
    transform: {
      filter: { id: /styled-system\/recipes\/[\w-]+\.js$/ },
      async handler(code, id) {
        await made;
        const name = `${basename(id, '.js')}.css`;
        return existsSync(join(generated, 'styles/recipes', name))
          ? { code: `import '../styles/recipes/${name}';\n${code}`, map: null }
          : null;
      },
    },
    async hotUpdate({ file }) {
      if (!file.startsWith(theme) || !file.endsWith('.ts')) return;
      await panda(root, 'codegen');
      await makeSheets(root, generated);
    },
  };
}

const panda = (root: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'node_modules/@pandacss/dev/bin.js'), ...args, '--silent'], {
    cwd: root,
  });

async function makeSheets(root: string, generated: string): Promise<void> {
  await panda(root, 'cssgen', '--splitting');
  await sayPlainly(join(generated, 'styles'));
  await dropUnusedTokens(root, join(generated, 'styles'));
}

const names = /var\((--[\w\\.-]+)/g;
const declaration = /^\s*(--[\w\\.-]+):\s*([^;]*);\n/gm;

/** What has one value everywhere, by its name: all tokens but those that are another one in the dark, or in some part. */
export function plainValues(tokens: string, sheets: readonly string[]): Map<string, string> {
  const own = new Map<string, string[]>();
  for (const [, name = '', value = ''] of tokens.matchAll(declaration))
    own.set(name, [...(own.get(name) ?? []), value]);
  for (const [, name = '', value = ''] of sheets.flatMap((sheet) => [
    ...sheet.matchAll(declaration),
  ]))
    own.get(name)?.push(value);
  const isPlain = (name: string): boolean => {
    const [value, ...others] = own.get(name) ?? [];
    return value !== undefined && others.length === 0 && !value.includes('light-dark(');
  };
  const plain = new Map(
    [...own].flatMap(([name, [value = '']]) => (isPlain(name) ? [[name, value] as const] : [])),
  );
  // Tokens name other tokens; what names one of two values has two of them itself.
  for (let before = -1; before !== plain.size;) {
    before = plain.size;
    for (const [name, value] of plain)
      if ([...value.matchAll(names)].some(([, other = '']) => !plain.has(other)))
        plain.delete(name);
  }
  for (const [name, value] of plain) plain.set(name, saidPlainly(value, plain));
  return plain;
}

/** A sheet with values where it named them. */
export function saidPlainly(text: string, plain: ReadonlyMap<string, string>): string {
  const said = text.replaceAll(
    /var\((--[\w\\.-]+)\)/g,
    (whole, name: string) => plain.get(name) ?? whole,
  );
  return said === text ? said : saidPlainly(said, plain);
}

/** A value is shorter than the name of one, and the name has to be explained before the first paint. */
async function sayPlainly(styles: string): Promise<void> {
  const paths = await filesBelow(styles, '.css');
  const texts = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
  );
  const tokens = join(styles, 'tokens.css');
  const others = [...texts].flatMap(([path, text]) => (path === tokens ? [] : [text]));
  const plain = plainValues(texts.get(tokens) ?? '', others);
  await Promise.all([...texts].map(([path, text]) => writeFile(path, saidPlainly(text, plain))));
}

/** A token is a custom property that every browser downloads; those that nothing says are left out. */
async function dropUnusedTokens(root: string, styles: string): Promise<void> {
  const path = join(styles, 'tokens.css');
  const tokens = await readFile(path, 'utf8');
  const used = new Set<string>();
  const note = (text: string): void => {
    for (const [, name = ''] of text.matchAll(names)) used.add(name);
  };
  for (const text of await textsBelow(styles, '.css')) if (text !== tokens) note(text);
  for (const text of await textsBelow(join(root, 'src/web'), '.ts', '.tsx', '.html')) note(text);
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of tokens.matchAll(declaration))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  // Tokens name other tokens; the set grows while it is walked.
  for (const name of used) note(values.get(name) ?? '');
  const kept = tokens.replaceAll(declaration, (line, name: string) => (used.has(name) ? line : ''));
  await writeFile(path, kept);
}

async function filesBelow(folder: string, ...endings: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name));
}

const textsBelow = async (folder: string, ...endings: string[]): Promise<string[]> =>
  Promise.all((await filesBelow(folder, ...endings)).map((path) => readFile(path, 'utf8')));
