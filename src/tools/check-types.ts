/**
 * Checks the types of the whole tree as two programs side by side: the server and the database with their tests, and everything else. No file needs both whole, so
 * that two cores share the work where one program with two checkers would do half of it twice. What has been checked is remembered in `.generated/types`.
 *
 *   npm run types
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { collectorOf } from './test-workers.ts';
import { writeTypePrograms } from './type-programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const check = (config: string): Promise<number> => {
  const checker = spawn(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--project', config],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...collectorOf() } },
  );
  return new Promise((resolve) => checker.once('exit', (code) => resolve(code ?? 1)));
};

const configs = writeTypePrograms();
const codes = await Promise.all(configs.map(check));
process.exitCode = Math.max(...codes);
