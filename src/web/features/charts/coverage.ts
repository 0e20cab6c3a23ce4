import * as texts from './texts.ts';
interface Count {
  readonly all: number;
  readonly seen: number;
}

/** What the suites have covered of one machine on one host, as `docs/machines/coverage.json` tells it. */
interface Covered extends Count {
  readonly missing: Readonly<Record<string, string>>;
}

interface HostCoverage {
  readonly states: Covered;
  readonly transitions: Covered;
  readonly guards: Covered;
  readonly pairs: Count;
  readonly refusals: Count;
}

interface CoverageFile {
  readonly machines: Readonly<
    Record<string, { readonly hosts: Readonly<Record<string, HostCoverage>> }>
  >;
}

/** The file is there once the suites have been measured; without it the list says nothing of coverage. */
const files = import.meta.glob<{ default: CoverageFile }>('#charts/coverage.json', { eager: true });
const measured = Object.values(files)[0]?.default.machines ?? {};

const hosts: Readonly<Record<string, string>> = {
  machine: 'machine',
  api: 'API',
  browser: 'browser',
};

/** "machine 40/40, API 40/40": transitions walked, by where. */
export function coverageWords(name: string): string {
  return Object.entries(measured[name]?.hosts ?? {})
    .map(
      ([host, { transitions }]) => `${hosts[host] ?? host} ${transitions.seen}/${transitions.all}`,
    )
    .join(', ');
}

export const isMeasured = Object.keys(measured).length > 0;

const places: Readonly<Record<string, string>> = {
  machine: texts.atTheMachine,
  api: texts.throughTheApi,
  browser: texts.throughThePages,
};

export interface CoverageRow {
  readonly where: string;
  readonly found: HostCoverage;
}

/** What was walked of one machine, by where. */
export const coverageOf = (name: string): CoverageRow[] =>
  Object.entries(measured[name]?.hosts ?? {}).map(([host, found]) => ({
    where: places[host] ?? host,
    found,
  }));

/** Why states, transitions and guards are out of reach, and how many for each reason. */
export function reasonsOf(name: string): { where: string; reason: string; count: number }[] {
  return coverageOf(name).flatMap(({ where, found }) => {
    const counts = new Map<string, number>();
    for (const { missing } of [found.states, found.transitions, found.guards])
      for (const reason of Object.values(missing))
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => ({ where, reason, count }));
  });
}
