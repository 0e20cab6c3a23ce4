/**
 * What a phone sees: the pages that people open first, and the floor application beside them in the same run, with a quarter of this machine's speed and 1.6 Mbit/s.
 * For each the largest paint, the first one, what blocks, the longest task, what jumps and what is sent, as medians of `ROUNDS` visits (5). Cold means with nothing
 * kept by the browser but the session. `ONLY` is a pattern for the names of the pages. Exits with 1 where a page misses its figures. Needs `npm run build`.
 */
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { startServer } from '#tests/support/running-server.ts';
import { findChromium } from '#tools/chromium.ts';
import { startFloor } from './pages/floor-server.ts';
import { visit, type Visit } from './pages/phone.ts';
import { sessionOf } from './pages/session.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const ONLY = new RegExp(process.env['ONLY'] ?? '');
const mostBlocking = 200;
const longestTask = 100;

interface PageOpened {
  readonly name: string;
  readonly path: string;
  /** Milliseconds until its largest paint. */
  readonly within: number;
  /** The browser has kept what the page needed before. */
  readonly isWarm?: true;
  readonly isOpen?: true;
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const [server, floor] = await Promise.all([startServer(), startFloor()]);
try {
  process.exitCode = (await compare(browser)) ? 0 : 1;
} finally {
  await browser.close();
  await Promise.all([server.stop(), floor.stop()]);
}

async function compare(on: Browser): Promise<boolean> {
  const session = await sessionOf(on, server.origin, 'mia.thornton@northwind.example');
  const booking = await firstBooking(session);
  const opened: PageOpened[] = [
    { name: 'sign-in', path: '/auth/sign-in', within: 1_400, isOpen: true },
    { name: 'dashboard, cold', path: '/app/dashboard', within: 2_000 },
    { name: 'dashboard, warm', path: '/app/dashboard', within: 1_000, isWarm: true },
    { name: 'bookings, cold', path: '/app/bookings', within: 2_200 },
    { name: 'a booking', path: `/app/bookings/${booking}`, within: 2_200 },
    { name: 'booking flow', path: '/app/booking-requests/create', within: 2_200 },
  ];
  let isWell = true;
  const rows: Record<string, object> = {};
  for (const page of opened.filter(({ name }) => ONLY.test(name))) {
    const rounds: { page: Visit; floor: Visit }[] = [];
    while (rounds.length < ROUNDS)
      rounds.push({
        page: await visitIn(on, page, session.state),
        floor: await visitIn(on, { ...page, path: '/', isOpen: true }, null),
      });
    const of = (key: keyof Visit) => median(rounds.map((round) => round.page[key]));
    const fits =
      of('largest') <= page.within &&
      of('blocking') <= mostBlocking &&
      of('longest') <= longestTask &&
      of('shift') < 0.005;
    isWell &&= fits;
    rows[page.name] = {
      largest: Math.round(of('largest')),
      allowed: page.within,
      'floor largest': Math.round(median(rounds.map((round) => round.floor.largest))),
      first: Math.round(of('first')),
      blocking: Math.round(of('blocking')),
      longest: Math.round(of('longest')),
      shift: of('shift').toFixed(3),
      KiB: Math.round(of('bytes') / 1024),
      fits: fits ? 'yes' : 'no',
    };
    console.log(`${page.name}: ${JSON.stringify(rows[page.name])}`);
  }
  console.table(rows);
  return isWell;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A visit in a profile of its own; state is null for the floor. */
async function visitIn(on: Browser, page: PageOpened, state: State | null): Promise<Visit> {
  const origin = state === null ? floor.origin : server.origin;
  const context = await on.newContext(state === null || page.isOpen ? {} : { storageState: state });
  try {
    if (page.isWarm) await visit(context, `${origin}${page.path}`);
    return await visit(context, `${origin}${page.path}`);
  } finally {
    await context.close();
  }
}

async function firstBooking({ bearer }: { bearer: string | null }): Promise<string> {
  const answer = await fetch(`${server.origin}/api/bookings?perPage=1`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const { data } = (await answer.json()) as { data: { results: { id: string }[] } };
  const [booking] = data.results;
  if (!booking) throw new Error('The demo has no booking of Mia Thornton.');
  return booking.id;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
