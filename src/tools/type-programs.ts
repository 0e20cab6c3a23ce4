import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const folder = new URL('.generated/types/', root);

/** What imports much of the server, or the tables. */
const withServer = [
  'src/database',
  'src/server',
  'src/tools/charts/diff',
  'src/tools/mails',
  'src/tools/paths',
  'tests/bench',
  'tests/journeys',
  'tests/laws/audiences.test.ts',
  'tests/laws/effects.test.ts',
  'tests/laws/endpoint-policy.types.ts',
  'tests/laws/mail-pictures.test.ts',
  'tests/laws/personal-data.test.ts',
  'tests/laws/table-rows.types.ts',
  'tests/machines/paths.test.ts',
  'tests/server',
  'tests/support',
  'tests/tools/charts-diff.test.ts',
  'tests/tools/paths-command.test.ts',
  'tests/tools/testing-page.test.ts',
];

/** What stands among it and builds pages instead. */
const withPages = [
  'tests/bench/pages.ts',
  'tests/bench/pages/floor-server.ts',
  'tests/bench/parts.ts',
  'tests/bench/size.ts',
  'tests/bench/size/floor/main.ts',
];

/**
 * What both need and the one with the pages checks. The one with the server has copies of it that say that they are not to be checked: only what is asked of their
 * types is worked out there. What they import is found by name (`#machines/…`) or within the same folder.
 */
const checkedWithPages = {
  '#machines/*': 'machines',
  '#contract/*': 'src/contract',
  '#domain/*': 'src/domain',
  '#tests/machines/*': 'tests/machines',
};
const copies = '.generated/types/checked-with-pages';

/** Files and folders, from the project's. */
interface Program {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly files?: readonly string[];
  /** Where names of modules lead that lead elsewhere than the package says. */
  readonly paths: Paths;
}

type Paths = Readonly<Record<string, readonly string[]>>;

interface WholeTree {
  readonly include: readonly string[];
  readonly compilerOptions: { readonly paths: Paths };
}

/** Tests are imported by nothing, and what only declares is found where it is. */
const isCopied = /(?<!\.test|\.d)\.tsx?$/;

const codeIn = (place: URL): Set<string> =>
  new Set(
    readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((path) => isCopied.test(path)),
  );

/** Brings the copies up to date. One that nobody needs any more would hide that what it copied is gone. */
function copyWithoutChecks(path: string): void {
  const [from, to] = [new URL(`${path}/`, root), new URL(`${copies}/${path}/`, root)];
  mkdirSync(to, { recursive: true });
  const [wanted, there] = [codeIn(from), codeIn(to)];
  const folders = new Set([...wanted].map((file) => new URL('.', new URL(file, to)).href));
  for (const each of folders) mkdirSync(new URL(each), { recursive: true });
  for (const file of wanted) {
    const text = `// @ts-nocheck\n${readFileSync(new URL(file, from), 'utf8')}`;
    const copy = new URL(file, to);
    if (there.has(file) && readFileSync(copy, 'utf8') === text) continue;
    writeFileSync(copy, text);
  }
  for (const file of there) if (!wanted.has(file)) rmSync(new URL(file, to));
}

/** Writes the configurations of the programs that the tree is checked as, and the copies of what both need, and answers with where they are. Together they have every file that `tsconfig.json` has. */
export function writeTypePrograms(): string[] {
  const {
    include,
    compilerOptions: { paths },
  } = JSON.parse(readFileSync(new URL('tsconfig.json', root), 'utf8')) as WholeTree;
  const ambient = include
    .filter((path) => !path.endsWith('.ts'))
    .map((path) => `${path}/**/*.d.ts`);
  const copied = Object.entries(checkedWithPages).map(([name, path]) => [
    name,
    [`${copies}/${path}/*`],
  ]);
  const programs: Readonly<Record<string, Program>> = {
    server: {
      include: [...withServer, ...ambient],
      exclude: [...withPages, 'tests/bench/size'],
      paths: { ...paths, ...Object.fromEntries(copied) },
    },
    pages: { include: [...include, ...ambient], exclude: withServer, files: withPages, paths },
  };
  for (const path of Object.values(checkedWithPages)) copyWithoutChecks(path);
  return Object.entries(programs).map(([name, program]) => {
    const config = fileURLToPath(new URL(`${name}.json`, folder));
    writeFileSync(config, JSON.stringify(configOf(name, program), null, 2));
    return config;
  });
}

function configOf(name: string, { include, exclude, files, paths }: Program) {
  const fromFolder = (each: readonly string[] = []) => each.map((path) => `../../${path}`);
  return {
    extends: '../../tsconfig.json',
    compilerOptions: {
      checkers: 1,
      incremental: true,
      tsBuildInfoFile: `${name}.tsbuildinfo`,
      paths: Object.fromEntries(Object.entries(paths).map(([from, to]) => [from, fromFolder(to)])),
    },
    include: fromFolder(include),
    exclude: fromFolder(exclude),
    files: fromFolder(files),
  };
}
