import { catalogue } from '#machines/catalogue.ts';
import { apiSuites, browserSuites } from '#tests/machines/models/hosts.ts';
import {
  hostCoverage,
  machineCoverage,
  type CoverageFile,
  type MachineCoverage,
} from './coverage.ts';
import { coveragePage } from './coverage-page.ts';
import { territoryOf } from './named.ts';

/** What the suites of all hosts cover of every machine. Throws where a reason is given for what is reached. */
export function measure(): CoverageFile {
  const machines = catalogue.map(({ name, kind }): [string, MachineCoverage] => {
    const territory = territoryOf(name);
    const api = apiSuites(name);
    const browser = browserSuites(name);
    return [
      name,
      {
        kind,
        hosts: {
          machine: machineCoverage(territory),
          ...(api && { api: hostCoverage(territory, api) }),
          ...(browser && { browser: hostCoverage(territory, browser) }),
        },
      },
    ];
  });
  return { machines: Object.fromEntries(machines) };
}

/** The two files of `docs/machines`, by name. */
export function coverageFiles(file: CoverageFile): Readonly<Record<string, string>> {
  return {
    'coverage.json': `${JSON.stringify(file, null, 1)}\n`,
    'coverage.md': coveragePage(file),
  };
}
