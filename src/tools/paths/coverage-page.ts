import type { Count, CoverageFile, Covered, Host, HostCoverage } from './coverage.ts';

const hostNames: Readonly<Record<Host, string>> = {
  machine: 'Machine',
  api: 'API',
  browser: 'Browser',
};
const hosts = Object.keys(hostNames) as Host[];

/** `docs/machines/coverage.md`. */
export function coveragePage({ machines }: CoverageFile): string {
  const names = Object.keys(machines);
  const rows = names.flatMap((name) =>
    hosts.flatMap((host) => {
      const found = machines[name]?.hosts[host];
      return found ? [row(name, host, found)] : [];
    }),
  );
  return `${[
    '# What the tests cover',
    'The same paths are walked on up to three hosts: the machine itself, the API with its database, and the pages in a browser. A guard counts when it has said both yes and no; a pair is one transition right after another. What was taken is measured where it says: at the machine itself, in the history that the server keeps, or inside the page, which must have sent the event or been told of what became of it.',
    [
      '| Machine | Host | States | Transitions | Guards both ways | Pairs | Refusals | Measured |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
    '## What is not reached, and why',
    names.flatMap((name) => exceptions(name, machines[name]?.hosts ?? {})).join('\n\n') ||
      'Everything is.',
    'Written by `npm run coverage`. The suites walk exactly these paths and measure on their host what was taken: the history tells what records went through on the server, and the page what its conductors did and what it saw of records. A transition that a page walks and does not see fails the suite.',
  ].join('\n\n')}\n`;
}

const share = ({ seen, all }: Count): string =>
  seen === all ? `**${seen} of ${all}**` : `${seen} of ${all}`;

function row(name: string, host: Host, found: HostCoverage): string {
  const { states, transitions, guards, pairs, refusals } = found;
  const cells = [states, transitions, guards, pairs, refusals].map(share);
  return `| [${name}](${name}.md) | ${hostNames[host]} | ${cells.join(' | ')} | ${measured(host, found)} |`;
}

const places: Readonly<Record<Host, string>> = {
  machine: 'at the machine',
  api: 'in the history',
  browser: 'in the page',
};

function measured(host: Host, { unshown = {} }: HostCoverage): string {
  const few = Object.keys(unshown).length;
  return few > 0 ? `${places[host]}, ${few} in the history` : places[host];
}

function exceptions(name: string, found: Partial<Record<Host, HostCoverage>>): string[] {
  const lines = hosts.flatMap((host) => {
    const { states, transitions, guards, unshown } = found[host] ?? {};
    const reasons = new Map<string, string[]>();
    for (const [id, reason] of Object.entries(unshown ?? {}))
      reasons.set(`Walked, but not shown. ${reason}`, [
        ...(reasons.get(`Walked, but not shown. ${reason}`) ?? []),
        id,
      ]);
    for (const [each, reason] of [states, transitions, guards].flatMap(entries))
      reasons.set(reason, [...(reasons.get(reason) ?? []), each]);
    return [...reasons].map(
      ([reason, missing]) =>
        `- ${hostNames[host]}: ${reason} (${missing.map((each) => `\`${each}\``).join(', ')})`,
    );
  });
  return lines.length > 0 ? [`### ${name}`, lines.join('\n')] : [];
}

const entries = (covered: Covered | undefined): [string, string][] =>
  Object.entries(covered?.missing ?? {});
