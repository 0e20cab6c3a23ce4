import { mkdirSync, writeFileSync } from 'node:fs';
import { pathsCommand } from '#tools/paths/command.ts';
import { commandsIn, testingPage } from '#tests/tools/testing-page.ts';

/** The tests of a machine that docs/testing-with-paths.md has people write by a command are written by that command, and belong to the file that imports them. */
export async function importWritten(machine: string): Promise<void> {
  const written = commandsIn(testingPage(), 'paths').find(
    ([name, ...options]) => name === machine && options.includes('playwright'),
  );
  if (!written) throw new Error(`The page of testers writes no test of ${machine} by a command`);
  const folder = new URL('../../../.generated/testing-page-journeys/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${machine}.ts`, folder);
  writeFileSync(file, pathsCommand(written).out);
  await import(file.href);
}
