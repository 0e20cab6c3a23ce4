import { AsyncLocalStorage } from 'node:async_hooks';
import type { Announcement } from './announcement.ts';

const gatherings = new AsyncLocalStorage<Announcement[] | undefined>();

/** Whether an announcement waits for others that are gathered around it; it is announced with them. */
export function isGathered(announcement: Announcement): boolean {
  const gathering = gatherings.getStore();
  gathering?.push(announcement);
  return gathering !== undefined;
}

/** What is announced while some work is done, in its order; nobody has heard of it yet. */
export async function gatheredIn(work: () => Promise<void>): Promise<readonly Announcement[]> {
  const gathering: Announcement[] = [];
  await gatherings.run(gathering, work);
  return gathering;
}
