import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { machineOnly } from '#tests/machines/models/beyond-the-api.ts';
import { hostCoverage, unexplained } from '#tools/paths/coverage.ts';
import { coverageFiles, measure } from '#tools/paths/measure.ts';
import { territoryOf } from '#tools/paths/named.ts';
import { tours } from '#tools/paths/suites.ts';

const file = measure();

describe('what the tests cover', () => {
  it.each(Object.entries(coverageFiles(file)))('%s is as it is written', async (name, text) => {
    const written = await readFile(new URL(`../../docs/machines/${name}`, import.meta.url), 'utf8');
    expect(written === text, `docs/machines/${name} is stale: run npm run coverage`).toBe(true);
  });

  it.each(Object.entries(file.machines))(
    '%s is covered on every host, but for what has a reason',
    (name, { kind, hosts }) => {
      expect(unexplained(name, hosts)).toEqual([]);
      const throughApi = kind === 'record' && !(name in machineOnly);
      expect(hosts.api !== undefined).toBe(throughApi);
      const whole = throughApi ? [hosts.machine, hosts.api] : [hosts.machine];
      // What pages leave to the API is no state: each of them is shown.
      const left = /^Within reach, and walked through the API/;
      expect(
        Object.values(hosts.browser?.states.missing ?? {}).filter((each) => left.test(each)),
      ).toEqual([]);
      for (const host of whole) {
        expect(host?.states.missing).toEqual({});
        expect(host?.transitions.missing).toEqual({});
      }
    },
  );
});

describe('coverage of paths', () => {
  const territory = territoryOf('slot-hold');
  const [first, ...others] = tours(territory, 'transitions');
  if (!first) throw new Error('No path leads through the slot hold');

  it('names what falls out when a path is no longer walked', () => {
    const found = hostCoverage(territory, { paths: others, beyond: {} });
    expect(found.transitions.seen).toBeLessThan(found.transitions.all);
    expect(unexplained('slot-hold', { api: found }).join()).toContain(
      'slot-hold: api never reaches slot-hold.',
    );
  });

  it('does not take a reason for what is reached', () => {
    const reached = first.steps[0]?.transitions[0] ?? '';
    expect(() =>
      hostCoverage(territory, { paths: [first], beyond: { [reached]: 'We cannot get there.' } }),
    ).toThrow(`reasons are given for what is reached: ${reached}`);
  });
});
