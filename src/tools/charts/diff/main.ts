import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '#machines/catalogue.ts';
import { openDatabase, type DatabaseSettings } from '#database/open.ts';
import { models } from '#tests/machines/models/index.ts';
import { extract } from '../extract.ts';
import { compare, type ChartDifference } from './compare.ts';
import type { Drawn } from './drawn.ts';
import { censusOf, type Census } from './live.ts';
import { picture } from './picture.ts';
import { chartsAt } from './revisions.ts';
import { inWords } from './words.ts';

const usage = `npm run charts:diff -- <revision> [<other revision>] [options]

  Says what happened to each chart since a revision, or between two, and draws it.

  --out <folder>     where the pictures go; .generated/charts-diff unless told
  --data <folder>    counts the live records of an embedded database, such as .data;
                     without it those of DATABASE_URL, if it is set`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.generated/charts-diff' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** The charts as the machines of this working copy are now. */
const present = (): Drawn[] =>
  catalogue.map((entry) => extract(entry, Object.values(models[entry.name]?.inputs ?? {})[0]));

function database(): DatabaseSettings | null {
  if (values.data !== undefined) {
    const directory = resolve(values.data, 'database');
    if (!existsSync(directory)) throw new Error(`There is no database in ${values.data}.`);
    return { kind: 'embedded', directory };
  }
  const url = process.env['DATABASE_URL'];
  return url ? { kind: 'server', url, poolSize: 1 } : null;
}

async function censuses(differences: readonly ChartDifference[]): Promise<Map<string, Census>> {
  const settings = database();
  const found = new Map<string, Census>();
  if (!settings) return found;
  const db = await openDatabase(settings);
  try {
    for (const each of differences) {
      const census = await censusOf(db, each);
      if (census) found.set(each.name, census);
    }
  } finally {
    await db.close();
  }
  return found;
}

async function drawn(differences: readonly ChartDifference[]): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  if (differences.length > 0) await mkdir(values.out, { recursive: true });
  for (const each of differences) {
    const file = join(values.out, `${each.name}.svg`);
    await writeFile(file, await picture(each));
    pictures.set(each.name, relative('.', file));
  }
  return pictures;
}

async function run(): Promise<void> {
  const [revision, other] = positionals;
  if (values.help || revision === undefined) {
    console.log(usage);
    return;
  }
  const differences = compare(
    await chartsAt(revision, '.'),
    other === undefined ? present() : await chartsAt(other, '.'),
  );
  const living = await censuses(differences);
  console.log(inWords(differences, await drawn(differences), living));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
