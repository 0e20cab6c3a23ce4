import { parseArgs } from 'node:util';
import { catalogue } from '#machines/catalogue.ts';
import { browserModels } from '#tests/machines/models/browser/index.ts';
import { groundOf } from './attempts.ts';
import { tableDraft } from './draft.ts';
import { formats, type Format } from './formats.ts';
import { modelNamed, territoryOf } from './named.ts';
import { isSound, report, type Report } from './report.ts';
import type { Path } from './path.ts';
import { pathTo, refusalSuite, tours, walk, type Coverage } from './suites.ts';
import type { Territory } from './explore.ts';

const usage = `npm run paths -- <machine> [options]

  (nothing more)                            the transitions suite and a report
  --to <state>[,<state>]                    the shortest path to a state, e.g. confirmed.open,credit.held
  --cover states|transitions|pairs|guards|steps|screens   tours that cover them; guards: both answers of each; screens: each state and each way to act
  --max <n>                                 at most n steps a path
  --walk <n> [--seed <s>]                   a random walk of n steps
  --refusals                                everything that must be refused, and where
  --table                                   what comes of everything, as the rows of a table to be held against the domain reference
  --format text|json|mermaid|playwright     how paths are written; playwright: tests that run in a browser
  --all --check                             every machine: fails for what is dead, broken or goes round in circles`;

/** What the command prints, what it adds for the reader beside it, and whether it has found fault. */
export interface Said {
  readonly out: string;
  readonly notes: string;
  readonly isFaulty: boolean;
}

const parsed = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      cover: { type: 'string' },
      max: { type: 'string', default: '60' },
      walk: { type: 'string' },
      seed: { type: 'string', default: '1' },
      refusals: { type: 'boolean', default: false },
      table: { type: 'boolean', default: false },
      format: { type: 'string' },
      all: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

type Options = ReturnType<typeof parsed>['values'];

function chosen(territory: Territory, values: Options): readonly Path[] {
  if (values.to !== undefined) {
    const path = pathTo(territory, values.to);
    if (!path) throw new Error(`No path leads to “${values.to}”.`);
    return [path];
  }
  if (values.walk !== undefined)
    return walk(territory, wholeNumber('walk', values.walk), wholeNumber('seed', values.seed));
  if (values.refusals) return refusalSuite(territory);
  return tours(territory, coverage(values.cover ?? 'transitions'), wholeNumber('max', values.max));
}

/** What pages can do of a machine: tests in a browser walk nothing else. */
function onPages(name: string): Territory {
  modelNamed(name);
  const found = browserModels[name];
  if (!found)
    throw new Error(
      `No page walks “${name}” alone; tests in a browser can be written for ${Object.keys(browserModels).join(', ')}.`,
    );
  return found.territory;
}

function coverage(name: string): Coverage {
  const known = (['states', 'transitions', 'pairs', 'guards', 'steps', 'screens'] as const).find(
    (each) => each === name,
  );
  if (known) return known;
  throw new Error(
    `--cover takes states, transitions, pairs, guards, steps or screens, not “${name}”.`,
  );
}

function format(name: string): Format {
  if (name === 'json' || name === 'text' || name === 'mermaid' || name === 'playwright')
    return name;
  throw new Error(`--format takes text, json, mermaid or playwright, not “${name}”.`);
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${option} takes a whole number, not “${text}”.`);
  return Number(text);
}

function summary(found: Report): string {
  const { states, transitions, guards } = found;
  const counts = [
    `${states.reached}/${states.all} states`,
    `${transitions.taken}/${transitions.all} transitions`,
    `${guards.bothOutcomes}/${guards.all} guards both ways`,
    `${found.configurations} configurations`,
    `${found.steps} steps`,
    `${found.pairs} pairs`,
    `${found.refusals} refusals`,
  ];
  const list = (title: string, entries: readonly string[]) =>
    entries.map((each) => `  ${title}: ${each}`);
  return [
    `${found.name}: ${counts.join(' · ')}`,
    ...list('dead', found.dead),
    ...list('broken', found.broken),
    ...list('livelock', found.livelocks),
    ...list('reached after all', found.stale),
    ...(guards.oneOutcome.length > 0
      ? [`  guards seen one way only: ${guards.oneOutcome.join(', ')}`]
      : []),
  ].join('\n');
}

/** `npm run paths` with its words. Throws a sentence when they make no sense. */
export function pathsCommand(args: readonly string[]): Said {
  const {
    values,
    positionals: [name],
  } = parsed(args);
  if (values.help || (name === undefined && !values.all))
    return { out: usage, notes: '', isFaulty: false };
  const names = values.all ? catalogue.map((entry) => entry.name) : [name ?? ''];
  if (values.all || values.check) {
    const reports = names.map((each) => report(territoryOf(each)));
    const isFaulty = values.check && !reports.every(isSound);
    return { out: reports.map(summary).join('\n'), notes: '', isFaulty };
  }
  if (values.table)
    return {
      out: names.map((each) => tableDraft(groundOf(each))).join('\n'),
      notes: '',
      isFaulty: false,
    };
  const form = format(values.format ?? 'text');
  const reports = names.map((each) => {
    const territory = form === 'playwright' ? onPages(each) : territoryOf(each);
    const notes = values.format === undefined ? `\n${summary(report(territory))}` : '';
    return { out: formats[form](each, territory.model, chosen(territory, values)), notes };
  });
  const joined = (part: 'out' | 'notes') => reports.map((each) => each[part]).join('\n');
  return { out: joined('out'), notes: joined('notes'), isFaulty: false };
}
