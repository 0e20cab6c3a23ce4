/**
 * What a phone's owner feels: how long it takes until what was pressed, typed or drawn is answered on the screen, with a quarter of this machine's speed and
 * 1.6 Mbit/s. Moving between pages is timed from the press on a link, a fifth of a second after the pointer came to it, until the page behind it is painted with all
 * that the screen shows of it, on a wide screen with a pointer, with this machine's speed and a connection that is warm and near; with a phone's processor besides,
 * which is told and not judged. For each interaction `ROUNDS` times (10): the median, the 75th percentile against 100 ms, and the longest. The first time, which may
 * fetch what it shows, is one of them. `ONLY` is a pattern for their names. Exits with 1 where one takes longer. Needs `npm run build`.
 */
import { chromium, type Browser } from 'playwright';
import { startServer } from '#tests/support/running-server.ts';
import { findChromium } from '#tools/chromium.ts';
import { interactions, people, ROUNDS, type Interaction } from './interactions/acts.ts';
import { timesOf, watchAnswers } from './interactions/answers.ts';
import { near, timesOfMove, watchMoves } from './interactions/moves.ts';
import { slowPage } from './pages/phone.ts';
import { sessionOf } from './pages/session.ts';

const ONLY = new RegExp(process.env['ONLY'] ?? '');
const most = 100;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const server = await startServer();
try {
  process.exitCode = (await measure(browser)) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}

const sayFits = (fits: boolean): string => (fits ? 'yes' : 'no');

async function measure(on: Browser): Promise<boolean> {
  const states = new Map<string, Awaited<ReturnType<typeof sessionOf>>['state']>();
  const result: Record<string, object> = {};
  let isWell = true;
  for (const each of interactions.filter(({ name }) => ONLY.test(name))) {
    const state =
      states.get(each.as) ?? (await sessionOf(on, server.origin, people[each.as])).state;
    states.set(each.as, state);
    const times = await repeat(on, each, state);
    const part = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
    const isJudged = each.move !== 'slow';
    const fits = part(0.75) <= most;
    isWell &&= fits || !isJudged;
    result[each.name] = {
      median: Math.round(part(0.5)),
      '75 of 100': Math.round(part(0.75)),
      longest: Math.round(part(1)),
      times: times.length,
      fits: isJudged ? sayFits(fits) : 'not judged',
    };
    console.log(`${each.name}: ${JSON.stringify(result[each.name])}`);
  }
  console.table(result);
  return isWell;
}

/** The times of all rounds, the shortest first. */
async function repeat(
  on: Browser,
  { path, isWide, move, before, act, back }: Interaction,
  storageState: Awaited<ReturnType<typeof sessionOf>>['state'],
): Promise<number[]> {
  const context = await on.newContext({ storageState });
  try {
    const { page, session } = await slowPage(context, isWide && { width: 1280, height: 900 });
    if (move !== undefined) await session.send('Network.emulateNetworkConditions', near);
    if (move === 'here') await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const timed = move === undefined ? timesOf : timesOfMove;
    await (move === undefined ? watchAnswers : watchMoves)(page);
    await page.goto(`${server.origin}${path}`, { waitUntil: 'load' });
    // The page that the server has drawn has left: a link on it leads to another document.
    await page.locator('#drawn').waitFor({ state: 'detached' });
    await before?.(page);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(...(await timed(page, () => act(page, round))));
      await back(page, round);
    }
    return times.toSorted((one, other) => one - other);
  } finally {
    await context.close();
  }
}
