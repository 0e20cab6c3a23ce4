import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';

export interface Content {
  /** `demo` holds the demo data as seen at {@link seededAt}. */
  seed: 'empty' | 'demo';
  migrations: URL;
}

type Seed = (db: Database, options: { now: number }) => Promise<unknown>;

/** The moment around which the demo data of the tests lies: a Monday, with clock changes in the weeks after it. Epoch milliseconds. */
export const seededAt = Date.parse('2026-03-02T09:00:00.000Z');

const root = new URL('../../', import.meta.url);
const seedModule = new URL('src/server/demo/index.ts', root);

/** What decides how a prepared database looks; changing any of it prepares a new one. */
export async function fingerprintOf({ seed, migrations }: Content): Promise<string> {
  const sources = [migrations, new URL('node_modules/@electric-sql/pglite/package.json', root)];
  if (seed === 'demo')
    sources.push(
      ...[
        'src/server/demo/',
        'src/server/features/',
        'src/server/records/',
        'src/database/schema/',
        'src/domain/',
        'machines/',
      ].map((path) => new URL(path, root)),
    );
  const hash = createHash('sha256').update(String(seededAt));
  for (const source of sources) {
    for (const file of await filesBelow(source))
      hash.update(file.pathname).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

export async function fill(db: Database, { seed, migrations }: Content): Promise<void> {
  await migrate(db, migrations);
  if (seed === 'empty') return;
  const module: unknown = await import(fileURLToPath(seedModule));
  if (!hasSeed(module)) throw new Error('src/server/demo/index.ts must export the function seed.');
  await module.seed(db, { now: seededAt });
}

function hasSeed(module: unknown): module is { seed: Seed } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'seed' in module &&
    typeof module.seed === 'function'
  );
}

async function filesBelow(source: URL): Promise<URL[]> {
  if (!source.pathname.endsWith('/')) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => new URL(`file://${entry.parentPath.replace(/\/?$/, '/')}${entry.name}`))
    .toSorted((a, b) => a.pathname.localeCompare(b.pathname));
}
