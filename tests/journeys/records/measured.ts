import { expect } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { machineEvents } from '#database/schema/index.ts';
import type { Case } from '#tools/paths/model.ts';
import { sightingsOf, type Sighting } from '../support/sightings.ts';
import type { PageStage } from '../support/stage.ts';
import type { WalkedPages } from './people-pages.ts';

type HistoryRow = typeof machineEvents.$inferSelect;

export interface MeasuredPages extends WalkedPages {
  /** Ids of the transitions that a page saw: it sent the event and was answered, or it was told of the record as it was right after it. */
  readonly seen: ReadonlySet<string>;
}

const patience = { timeout: 15_000, intervals: [20, 50, 100] };

/**
 * The pages of a record, measured from inside: after each step a page must have seen what the path says was taken. The history of the record only
 * lends the names: which event led to which version. What `unshown` names takes place without a page being told, and need not be seen.
 */
export function measuredPages(
  machine: string,
  pages: WalkedPages,
  stage: PageStage,
  unshown: Readonly<Record<string, string>> = {},
): MeasuredPages {
  const sightings = sightingsOf(stage);
  const seen = new Set<string>();
  let known = new Set<string>();
  let since = 0;

  const history = (): Promise<HistoryRow[]> =>
    stage.db.orm.select().from(machineEvents).where(eq(machineEvents.machine, machine));
  const isSeenIn =
    (row: HistoryRow) =>
    ({ isChange, event, ids, records }: Sighting): boolean =>
      (isChange && (event ?? row.event) === row.event && ids.includes(row.entityId)) ||
      records.some(
        (each) =>
          (each.id === row.entityId &&
            (each.version === undefined
              ? each.status === row.state
              : each.version === row.version)) ||
          pages.isTold?.(each, row.state) === true,
      );
  const look = async (): Promise<Set<string>> => {
    const told = sightings.slice(since);
    const rows = (await history()).filter(({ id }) => !known.has(id));
    return new Set(
      rows.filter((row) => told.some(isSeenIn(row))).flatMap(({ transitions }) => transitions),
    );
  };
  const watched = (bring: (step: Case) => void | Promise<void>) => async (step: Case) => {
    known = new Set((await history()).map(({ id }) => id));
    since = sightings.length;
    await bring(step);
  };

  return {
    seen,
    close: () => pages.close(),
    start: (input) => pages.start(input),
    does: watched((step) => pages.does(step)),
    happens: watched((step) => pages.happens(step)),
    isIn: (states) => pages.isIn(states),
    refuses: (step, guards) => pages.refuses(step, guards),
    async took(transitions) {
      await expect(async () => {
        for (const id of await look()) seen.add(id);
        const missing = transitions.filter((id) => !seen.has(id) && !(id in unshown));
        if (missing.length > 0) throw new Error(`No page has seen ${missing.join(', ')}`);
      }).toPass(patience);
    },
  };
}
