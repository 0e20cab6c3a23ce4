import { setTimeout as pause } from 'node:timers/promises';

/** Counts up, so many a second and so many in all: for what a benchmark does at a rate. */
export async function* paced(perSecond: number, all: number): AsyncGenerator<number> {
  for (let nth = 0; nth < all; nth += 1) {
    yield nth;
    await pause(1000 / perSecond);
  }
}
