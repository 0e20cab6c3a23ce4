/** What the suites have covered of one machine on one host, as `docs/machines/coverage.json` tells it. */
interface Covered {
  readonly all: number;
  readonly seen: number;
  readonly missing: Readonly<Record<string, string>>;
}

interface HostCoverage {
  readonly states: Covered;
  readonly transitions: Covered;
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
