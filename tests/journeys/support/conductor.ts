import { expect, type Page } from 'playwright/test';
import { isDeepStrictEqual } from 'node:util';
import type { Driver } from '#tools/paths/driver.ts';
import type { Case } from '#tools/paths/model.ts';
import type { Watch } from './watch.ts';

/** A page in which one conductor is walked. The clock of the page stands still but for what the driver lets pass. */
export interface Played {
  readonly page: Page;
  readonly watch: Watch;
}

/** How the pages do what a model tells. */
export interface ConductorHost {
  /** Name in the catalogue. */
  readonly machine: string;
  /** Opens a fresh page; the conductor is at its start then, or about to be. */
  open(input: unknown): Promise<Played>;
  /** Does what a case names, or lets it happen. Throws for a name that no page can bring about. */
  bring(played: Played, each: Case): Promise<void>;
  /** Whether the way to a case that is refused is closed: the button is absent or disabled. */
  isClosed?(played: Played, each: Case): Promise<void>;
  /** Milliseconds that pass while the page is given a moment to settle; fewer where the chart has short timers. */
  readonly moment: number;
  /** States before the page is opened at all. */
  readonly unopened?: readonly string[];
}

/** Walks paths of a conductor through its pages; what it did is measured inside the page. */
export function conductorDriver(
  host: ConductorHost,
): Driver & { readonly seen: Set<string>; close(): Promise<void> } {
  let played: Played | null = null;
  let before = 0;
  const seen = new Set<string>();
  const here = (): Played => {
    if (!played) throw new Error('No page is open');
    return played;
  };
  const taken = () => played?.watch.taken(host.machine) ?? [];
  const pass = () => here().page.clock.runFor(host.moment);
  const until = (isSo: () => boolean, complaint: () => string) =>
    expect(async () => {
      if (isSo()) return;
      await pass();
      if (!isSo()) throw new Error(complaint());
    }).toPass({ timeout: 30_000, intervals: [5] });
  const bring = async (each: Case) => {
    const work = host.bring(here(), each);
    before = taken().length;
    await whileTimePasses(work, pass);
  };
  const close = async () => {
    for (const id of taken()) seen.add(id);
    await played?.page.context().close();
    played = null;
  };
  return {
    seen,
    close,
    async start(input) {
      await close();
      before = 0;
      played = await host.open(input);
    },
    does: bring,
    happens: bring,
    async isIn(states) {
      if (isDeepStrictEqual(states, host.unopened)) return;
      const now = () => here().watch.states(host.machine);
      await until(
        () => isDeepStrictEqual(now(), states),
        () => `${host.machine} is in ${now()?.join(' & ')} and not in ${states.join(' & ')}`,
      );
    },
    async took(transitions) {
      const since = () => taken().slice(before);
      await until(
        () => transitions.every((id) => since().includes(id)),
        () =>
          `${host.machine} took ${since().join(', ') || 'nothing'} and not ${transitions.join(', ')}`,
      );
    },
    async refuses(each) {
      await host.isClosed?.(here(), each);
    },
  };
}

/** Pages that wait for their own timers would wait for ever in a clock that stands still. */
export async function whileTimePasses(
  work: Promise<void>,
  pass: () => Promise<void>,
): Promise<void> {
  const state = { isOver: false };
  const done = work.finally(() => {
    state.isOver = true;
  });
  done.catch(() => undefined);
  while (!state.isOver) await pass();
  await done;
}
