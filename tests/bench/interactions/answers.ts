import type { Page } from 'playwright';

/** What the browser saw of an interaction: a press or a key, or a move of a pointer that holds on to something. Milliseconds. */
interface Seen {
  /** By the number that the browser gives an interaction: the longest of its events, until what came of it was painted. */
  byId: Map<number, number>;
  /** From each move until the next frame was painted. */
  moves: number[];
  observer: PerformanceObserver;
}

declare global {
  var interactionsSeen: Seen | undefined;
}

/** The browser says nothing of what is quicker. */
const atLeast = 16;

/** Has to be called before the page is opened. */
export const watchAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: `(${look.toString()})(${atLeast})` });

/** The times that what is done takes to be answered on the screen. */
export async function timesOf(page: Page, doing: () => Promise<void>): Promise<number[]> {
  await page.evaluate(settled);
  await page.evaluate(take);
  await doing();
  await page.evaluate(settled);
  const { presses, moves } = await page.evaluate(take);
  const times = [...presses, ...moves];
  return times.length === 0 ? [atLeast] : times;
}

function look(durationThreshold: number): void {
  const byId = new Map<number, number>();
  const moves: number[] = [];
  const note = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id !== 0) byId.set(id, Math.max(byId.get(id) ?? 0, entry.duration));
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const options = { type: 'event', durationThreshold, buffered: true };
  observer.observe(options);
  globalThis.interactionsSeen = { byId, moves, observer };
  // The browser counts no moves among interactions.
  addEventListener(
    'pointermove',
    ({ buttons, timeStamp }) => {
      if (buttons === 0) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => moves.push(performance.now() - timeStamp), {
          once: true,
        });
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true, passive: true },
  );
}

function take(): { presses: number[]; moves: number[] } {
  const seen = globalThis.interactionsSeen;
  if (!seen) throw new Error('The page was not watched.');
  const found = { presses: [...seen.byId.values()], moves: seen.moves.splice(0) };
  seen.byId.clear();
  return found;
}

/** In the page: what was pressed has been painted, and the browser has said so. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 4; frames += 1)
    await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestIdleCallback(done));
}
