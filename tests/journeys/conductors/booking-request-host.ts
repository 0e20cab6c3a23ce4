import { expect, type Browser, type Locator, type Page, type Request } from 'playwright/test';
import { addDays } from '#domain/time/calendar.ts';
import { newId } from '#domain/ids.ts';
import { wallOf } from '#domain/time/wall.ts';
import type { Choices } from '#machines/booking-request/context.ts';
import { minute } from '#tests/machines/models/people.ts';
import { aCast } from '#tests/server/paths/cast.ts';
import { whileTimePasses, type ConductorHost, type Played } from '../support/conductor.ts';
import { freeTimes } from '../support/booking-flow.ts';
import { holdCalls, says, type Answer, type HeldCalls } from '../support/held-calls.ts';
import { openPage } from '../support/open-page.ts';
import type { PageStage } from '../support/stage.ts';
import { bearerOf } from '../support/tokens.ts';
import { playedOffers, type PlayedOffers } from './played-offers.ts';

const path = '/app/booking-requests/create';
const fails = says({ status: 500, title: '', errors: {} }, 500);
const refuses = (errors: object): Answer => says({ status: 422, title: '', errors }, 422);
const taken = refuses({ time: 'That time has just been taken.' });
const isPost = (request: Request) => request.method() === 'POST';
const paramsOf = (page: Page) => new URL(page.url()).searchParams;

/** A member makes a booking on its page; what the server says of options, times, holds and requests is played. */
export function bookingRequestHost(browser: Browser, stage: PageStage): ConductorHost {
  let calls: HeldCalls;
  let offers: PlayedOffers;
  let messages = 0;
  let walked: () => readonly string[] = () => [];
  const today = () => wallOf('Europe/London', stage.clock.now()).date;

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const radio = (page: Page, name: string) => page.getByRole('radio', { name });

  /** The browser goes back or forth to an address of the same page. */
  const go = (page: Page, change: (params: URLSearchParams) => void) => {
    const params = paramsOf(page);
    change(params);
    return page.evaluate(
      (address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      `${path}?${String(params)}`,
    );
  };
  const write = (params: URLSearchParams, choices: Partial<Record<keyof Choices, unknown>>) => {
    for (const [name, value] of Object.entries(choices)) {
      if (name === 'message') continue;
      if (value === null || value === undefined) params.delete(name);
      else if (typeof value === 'number') params.set(name, new Date(value).toISOString());
      else params.set(name, offers.told(value as string));
    }
  };

  const people: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the member chooses a session': (page) => radio(page, 'Session coaching').click(),
    'the member chooses a free session': (page) => radio(page, 'Session intro').click(),
    'the member chooses a free session of two coaches': (page) =>
      radio(page, 'Session talk').click(),
    'the member chooses a session of one coach': (page) => radio(page, 'Session clinic').click(),
    'the member chooses a session without a credit': (page) => radio(page, 'Session spent').click(),
    'the leader books for the team': (page) => radio(page, 'My team North').click(),
    'the member chooses a credit': (page) => radio(page, 'Programme mine').click(),
    'the member chooses a coach': (page) => radio(page, 'Ana Silva').click(),
    'the member looks at other days': async (page) => {
      const earlier = button(page, 'Earlier');
      return (await earlier.isEnabled()) ? earlier.click() : button(page, 'Later').click();
    },
    'the member picks a time': async (page) => {
      const told = page.getByRole('button', { name: /, \d\d:\d\d$/ });
      await freeTimes(page).or(told).first().waitFor();
      const isShown = (await freeTimes(page).count()) > 0;
      return (isShown ? freeTimes(page) : told).first().click();
    },
    'the member names another time': async (page) => {
      await button(page, 'Add another time').click();
      await freeTimes(otherTimes(page)).last().click();
    },
    'the member takes the other time back': (page) =>
      page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    'the member writes to the coach': (page) =>
      page.getByRole('textbox', { name: 'Message' }).fill(`Prepare a talk. ${(messages += 1)}`),
    'the member goes on': (page) => button(page, 'Continue').click(),
    'the member goes back': (page) => button(page, 'Back').click(),
    'the member sends the request': (page) =>
      page.getByRole('button', { name: /^(?:Send request|Book session)$/ }).click(),
    'the member tries again': (page) => button(page, 'Try again').click(),
    'the member gives up': (page) => button(page, 'Leave without booking').click(),
    'the browser stays where it is': (page) => go(page, () => undefined),
    'the browser goes back to the first step': (page) =>
      go(page, (params) => params.delete('step')),
    'a link with other choices is opened': (page) =>
      go(page, (params) =>
        write(params, {
          step: 'review',
          session: 'coaching',
          credit: 'mine',
          coach: 'ben',
          slot: null,
        }),
      ),
    'a link for the team is opened': (page) =>
      go(page, (params) => write(params, { for: params.has('for') ? null : 'north' })),
  };
  for (const step of ['session', 'credit', 'coach', 'time', 'message'])
    Object.assign(people, {
      [`the member changes the ${step}`]: (page: Page) => button(page, `Change ${step}`).click(),
    });

  const answerOptions = (page: Page, how: Answer) =>
    calls.answer('options', how, {
      where: (url) => url.searchParams.get('for') === paramsOf(page).get('for'),
    });
  const answerTimes = (page: Page, isFree: boolean | null) =>
    calls.answer(
      'times',
      (route) =>
        isFree === null
          ? fails(route)
          : says(offers.times(new URL(route.request().url()), isFree))(route),
      {
        where: ({ searchParams: asked }) => {
          const shown = paramsOf(page);
          return (
            asked.get('from') === addDays(shown.get('from') ?? today(), -1) &&
            ['session', 'coach', 'credit', 'for'].every(
              (name) => asked.get(name) === shown.get(name),
            )
          );
        },
      },
    );

  /** Whether the page has heard, since `since`, what it waits for in a state. */
  const hears = (state: string, since: number) => {
    const isHeard = () =>
      walked()
        .slice(since)
        .some((id) => id.includes(`${state}|xstate.`));
    return expect.poll(isHeard, { timeout: 2_000 }).toBe(true).then(isHeard, isHeard);
  };

  /**
   * A page that asks once more, because it was told of another address meanwhile, listens to its last call only: each call of the kind is answered
   * until one is heard.
   */
  const answerUntilHeard = async (
    state: string,
    kind: string,
    answer: () => Promise<void>,
    otherwise?: () => Promise<void>,
  ) => {
    const since = walked().length;
    await answer();
    await otherwise?.();
    for (let tries = 0; tries < 10; tries += 1) {
      if (await hears(state, since)) return;
      if (calls.isAsked(kind)) await answer();
      if (otherwise && calls.isAsked('times')) await otherwise();
    }
    throw new Error(`The page has not heard what it waits for in ${state}`);
  };

  /** What the page asks for in order to understand the answer is answered by `thereupon`, as often as news make it ask anew. */
  const answerHold = (how: Answer, thereupon?: () => Promise<void>) =>
    answerUntilHeard('hold.taking', 'hold', () => calls.answer('hold', how), thereupon);
  const loadTimes = (page: Page, isFree: boolean | null) =>
    answerUntilHeard('time.loading', 'times', () => answerTimes(page, isFree));

  const keeps =
    (now: number): Answer =>
    (route) => {
      const { startsAt } = route.request().postDataJSON() as { startsAt: string };
      const [at, until] = [now, now + 10 * minute].map((time) => new Date(time).toISOString());
      const hold = { id: newId(), version: 1, status: 'held', startsAt, availableEvents: [] };
      return says({ ...hold, expiresAt: until, now: at })(route);
    };

  const results: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'loadOptions: tells': async (page) =>
      answerOptions(page, says(offers.options(await page.evaluate(() => Date.now())))),
    'loadOptions: tells of one session': async (page) =>
      answerOptions(page, says(offers.onlySpent(await page.evaluate(() => Date.now())))),
    'loadOptions: is out of reach': (page) => answerOptions(page, fails),
    'loadSlots: tells': (page) => loadTimes(page, true),
    'loadSlots: has no free time': (page) => loadTimes(page, false),
    'loadSlots: is out of reach': (page) => loadTimes(page, null),
    'holdSlot: keeps it': async (page) => answerHold(keeps(await page.evaluate(() => Date.now()))),
    'holdSlot: finds it taken': (page) => answerHold(taken, () => answerTimes(page, true)),
    'holdSlot: is out of reach': () => answerHold(fails),
    'submitRequest: asks the coach': () =>
      calls.answer('request', says({ id: newId(), status: 'requested' })),
    'submitRequest: books at once': () =>
      calls.answer('request', says({ id: newId(), status: 'confirmed.scheduled' })),
    'submitRequest: finds the time taken': async (page) => {
      await calls.answer('request', taken);
      await answerTimes(page, true);
    },
    'submitRequest: finds the credit used': () =>
      calls.answer('request', refuses({ credit: 'Your credit has been used meanwhile.' })),
    'submitRequest: refuses': () =>
      calls.answer('request', refuses({ request: 'Ana no longer offers this session.' })),
    'submitRequest: is out of reach': () => calls.answer('request', fails),
    'holdLeft is over': (page) => page.clock.fastForward(10 * minute + 100),
  };

  return {
    machine: 'booking-request',
    moment: 50,
    async open(input) {
      const session = { cost: 1, needsConfirmation: true, durationMinutes: 60, forTeam: false };
      const { people: cast } = await aCast(stage, { ...session, policy: {} });
      const { mia, carl, cora } = cast;
      if (!mia || !carl || !cora) throw new Error('The cast is not complete');
      stage.admit(mia);
      offers = playedOffers(carl, cora);
      const played = await openPage(browser, stage, {
        storage: { BEARER_TOKEN: bearerOf(mia.id), REFRESH_TOKEN: 'r', LOGIN_METHOD: 'password' },
        prepare: async (context) => {
          calls = await holdCalls(context, {
            options: (_, { pathname }) => pathname === '/api/booking-requests/options',
            times: (_, { pathname }) => pathname === '/api/booking-requests/slots',
            hold: (request, { pathname }) => isPost(request) && pathname === '/api/slot-holds',
            request: (request, { pathname }) =>
              isPost(request) && pathname === '/api/booking-requests',
          });
          await context.route('**/api/slot-holds/*/events', says({}));
        },
      });
      walked = () => played.watch.taken('booking-request');
      const params = new URLSearchParams();
      write(params, input as Partial<Choices>);
      await played.page.goto(`${path}?${String(params)}`);
      return played;
    },
    async bring({ page }: Played, { name }) {
      const work = people[name] ?? results[name];
      if (!work) throw new Error(`No page can bring about that ${name}`);
      await work(page);
    },
    async isClosed({ page, watch }, { name }) {
      const before = watch.taken('booking-request').length;
      // The later steps are fetched on the way, and a page shows what it fetched by its own clock.
      await whileTimePasses(isShut(page, name), () => page.clock.runFor(50));
      expect(watch.taken('booking-request').slice(before)).toEqual([]);
    },
  };

  async function isShut(page: Page, name: string): Promise<void> {
    if (name === 'the member chooses an empty credit')
      await expect(radio(page, 'Programme empty')).toBeDisabled();
    else if (name === 'the member picks a greyed time') await expectGreyed(page);
    else if (name === 'the member names another time')
      await expect(button(page, 'Add another time')).toHaveCount(0);
    else if (name === 'the member names the chosen time again') await expectChosen(page);
    else if (name === 'the member picks a time') await expect(freeTimes(page)).toHaveCount(0);
    else await people[name]?.(page);
  }
}

const otherTimes = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Another time that suits you' });

/** The chosen time, here the first of its day, is not among the others. */
async function expectChosen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add another time', exact: true }).click();
  await expect(freeTimes(otherTimes(page))).toHaveText(['12:00']);
  await expect(page.getByText(/: You have already chosen that time\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** A time that is greyed can be looked at, and says why. */
async function expectGreyed(page: Page): Promise<void> {
  const greyed = page.getByRole('button', { name: /^\d\d:\d\d/, disabled: true }).first();
  await greyed.click({ force: true });
  await expect(page.getByText(/^\d\d:\d\d: Outside Ana’s working hours$/)).toBeVisible();
}
