import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/** Files and folders, from the project's. */
interface Program {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly files?: readonly string[];
}

/** Writes the configurations of the programs that the tree is checked as, and answers with where they are. Together they have every file that `tsconfig.json` has. */
export async function writeTypePrograms(): Promise<string[]> {
  const { include } = JSON.parse(await readFile(new URL('tsconfig.json', root), 'utf8')) as Program;
  const ambient = include
    .filter((path) => !path.endsWith('.ts'))
    .map((path) => `${path}/**/*.d.ts`);
  const programs: Readonly<Record<string, Program>> = {
    server: {
      include: [...withServer, ...ambient],
      exclude: [...withPages, 'tests/bench/size'],
    },
    pages: { include: [...include, ...ambient], exclude: withServer, files: withPages },
  };
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(programs).map(async ([name, program]) => {
      const config = fileURLToPath(new URL(`${name}.json`, folder));
      await writeFile(config, JSON.stringify(configOf(name, program), null, 2));
      return config;
    }),
  );
}

function configOf(name: string, { include, exclude, files }: Program) {
  const fromFolder = (paths: readonly string[] = []) => paths.map((path) => `../../${path}`);
  return {
    extends: '../../tsconfig.json',
    compilerOptions: { checkers: 1, incremental: true, tsBuildInfoFile: `${name}.tsbuildinfo` },
    include: fromFolder(include),
    exclude: fromFolder(exclude),
    files: fromFolder(files),
  };
}
