import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownZone } from '#domain/time/own-zone.ts';
import { readersZones } from '#tests/support/strangers.ts';
import { catalogue } from '#machines/catalogue.ts';
import { loadViewable } from '#web/charts/machines.ts';
import { sceneOf, startSample } from '#web/charts/sample/sample-app.ts';
import { sampleReaders, type SampleReader } from '#web/charts/sample/sample-page.ts';
import { samplePagesOf } from '#web/sample-pages.ts';
import { App } from '#web/shell/app.tsx';
import { strangersIn } from '../shell/strangers-in.ts';

const before = process.env['TZ'];
/** When it is already the next day in London and Kathmandu and not yet in New York. */
const now = Date.parse('2027-03-08T00:30:00Z');
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
});
afterAll(() => void vi.useRealTimers());
afterEach(() => {
  cleanup();
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

interface Screen {
  readonly path: string;
  readonly as: SampleReader;
  readonly page: string;
}

/** Each page of a machine once for each reader, in the first state in which it is shown. */
async function screensOf(machine: string): Promise<Screen[]> {
  const viewable = await loadViewable(machine);
  const found = new Map<string, Screen>();
  for (const { path } of viewable?.chart.states ?? [])
    for (const as of sampleReaders) {
      const scene = await sceneOf(machine, path, as);
      for (const { key, show } of scene ? await samplePagesOf(machine) : [])
        if (scene && !found.has(`${as} ${key}`) && show(scene))
          found.set(`${as} ${key}`, { path, as, page: key });
    }
  return [...found.values()];
}

async function open(machine: string, { path, as, page }: Screen): Promise<void> {
  const address = {
    pathname: `/charts/screen/${machine}/${path}`,
    search: `?as=${as}&page=${page}`,
  };
  const sample = await startSample(address);
  if (sample === null) throw new Error(`${address.pathname} shows no page`);
  render(<App router={sample.router} queryClient={sample.queryClient} />);
  await screen.findAllByRole('heading', { level: 1 });
}

/** All other tests of pages read in London. */
const zones = readersZones.filter((zone) => zone !== 'Europe/London');

describe.each(zones)('in %s', (zone) => {
  test.each(catalogue.map(({ name }) => name))('pages of %s say every time so', async (machine) => {
    process.env['TZ'] = zone;
    expect(ownZone()).toMatch(zone.endsWith('Kathmandu') ? /^Asia\/Kath?mandu$/ : zone);
    const breaches: string[] = [];
    for (const each of await screensOf(machine)) {
      await open(machine, each);
      breaches.push(...strangersIn(ownZone()).map((what) => `${each.page} as ${each.as}: ${what}`));
      cleanup();
    }
    expect(breaches).toEqual([]);
  });
});
