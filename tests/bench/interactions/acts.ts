import type { Locator, Page } from 'playwright';
import { press, timesOfMove } from './moves.ts';

/** How often each is done. */
export const ROUNDS = Number(process.env['ROUNDS'] ?? 10);

export const people = {
  member: 'mia.thornton@northwind.example',
  coach: 'ana.silva@waymark.example',
  admin: 'priya.raman@waymark.example',
};

export interface Interaction {
  readonly name: string;
  readonly as: keyof typeof people;
  readonly path: string;
  /** On a screen that is wide enough for what is drawn. */
  readonly isWide?: true;
  /** To another page, with the processor of this machine or of a phone; the latter is told and not judged. */
  readonly move?: 'here' | 'slow';
  /** From the opened page to where it is done. */
  readonly before?: (page: Page) => Promise<void>;
  /** Done again and again; only the first part is timed. */
  readonly act: (page: Page, round: number) => Promise<void>;
  readonly back: (page: Page, round: number) => Promise<void>;
}

const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name });
const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');
const shown = (what: Locator): Promise<void> => what.first().waitFor();

const past = '/app/bookings?tab=past';
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search bookings' });
const rows = (page: Page): Locator =>
  page.locator('main a[href*="/app/bookings/"]:not([href$="/create"])');
const boxes = (page: Page): Locator => page.getByRole('checkbox', { name: /^Choose / });
const orders = ['Member, A to Z', 'Coach, A to Z'];
const ordered = ['member', 'coach'];
/** The links of the sidebar that lead to pages of their own: neither the page that is opened first nor the way out. */
const entries = (page: Page): Locator =>
  page.locator('#sidebar nav a:not([href="/app/profile"], [href="/auth/sign-out"])');
const entry = (page: Page, round: number): Locator => entries(page).nth(round % 10);
const freeTimes = (page: Page): Locator =>
  page.getByRole('button', { name: /^\d\d:\d\d/, disabled: false });
const days = (page: Page): Locator => page.getByRole('group', { name: /^Days from/ });

async function toTimes(page: Page): Promise<void> {
  const goOn = () => button(page, 'Continue').click();
  await page.getByRole('radio', { name: 'Career clarity' }).check();
  await goOn();
  const heading = page.getByRole('heading', { level: 1 });
  await shown(heading.filter({ hasText: /credit would you like|Choose your coach/ }));
  if (!(await heading.filter({ hasText: 'Choose your coach' }).isVisible())) {
    await page.getByRole('radio').first().check();
    await goOn();
    await shown(heading.filter({ hasText: 'Choose your coach' }));
  }
  await page.getByRole('radio').first().check();
  await goOn();
  await shown(days(page));
}

/** What people do, each on a page of its own. */
export const interactions: readonly Interaction[] = [
  {
    name: 'opening the menu of the frame',
    as: 'admin',
    path: past,
    before: (page) => shown(rows(page)),
    act: (page) => button(page, 'Open the menu').click(),
    back: escape,
  },
  {
    name: 'opening a menu',
    as: 'admin',
    path: past,
    before: (page) => shown(rows(page)),
    act: (page) => button(page, 'Help').click(),
    back: escape,
  },
  {
    name: 'opening the filters',
    as: 'admin',
    path: past,
    before: (page) => shown(rows(page)),
    act: (page) => button(page, /^Filter/).click(),
    back: escape,
  },
  {
    name: 'opening a dialog',
    as: 'admin',
    path: '/app/bookings?orderProperty=startsAt&order=Descending',
    before: async (page) => {
      await shown(boxes(page));
      await boxes(page).nth(1).check();
      await shown(button(page, 'Cancel booking'));
    },
    act: (page) => button(page, 'Cancel booking').first().click(),
    back: async (page) => {
      await shown(page.getByRole('alertdialog'));
      await escape(page);
    },
  },
  {
    name: 'opening the date picker',
    as: 'admin',
    path: past,
    before: async (page) => {
      await shown(rows(page));
      await button(page, /^Filter/).click();
      await shown(button(page, 'Open the calendar'));
    },
    act: (page) => button(page, 'Open the calendar').first().click(),
    back: async (page) => {
      await shown(page.getByRole('dialog', { name: 'Choose a date' }));
      await escape(page);
    },
  },
  {
    name: 'typing in search, with 20 rows',
    as: 'admin',
    path: past,
    before: async (page) => {
      await shown(rows(page));
      await search(page).click();
    },
    act: (page) => page.keyboard.type('silva', { delay: 60 }),
    back: async (page) => {
      await page.waitForURL(/search=silva/);
      await search(page).fill('');
      await page.waitForURL((url) => !url.searchParams.has('search'));
    },
  },
  {
    name: 'sorting a list',
    as: 'admin',
    path: past,
    before: async (page) => {
      await shown(rows(page));
      await button(page, 'Sort').click();
    },
    act: (page, round) => button(page, orders[round % 2] ?? '').click(),
    back: async (page, round) => {
      await page.waitForURL(new RegExp(`orderProperty=${ordered[round % 2]}`));
      await button(page, 'Sort').click();
    },
  },
  {
    name: 'choosing a day',
    as: 'member',
    path: '/app/booking-requests/create',
    before: toTimes,
    act: (page, round) =>
      days(page)
        .getByRole('button')
        .nth(round % 7)
        .click(),
    back: async () => {},
  },
  {
    name: 'choosing a time',
    as: 'member',
    path: '/app/booking-requests/create',
    before: async (page) => {
      await toTimes(page);
      const elsewhere = button(page.getByRole('region', { name: 'Next free times' }), '');
      const open = days(page).getByRole('button', { name: /\d free$/ });
      await shown(open.or(elsewhere));
      await ((await open.count()) > 0 ? open : elsewhere).first().click();
      await shown(freeTimes(page));
    },
    act: async (page, round) => {
      const free = freeTimes(page);
      await free.nth(round % (await free.count())).click();
    },
    back: (page) => shown(page.getByText(/We are keeping /)),
  },
  {
    name: 'drawing on the availability',
    as: 'coach',
    path: '/app/availability',
    isWide: true,
    before: (page) => shown(cell(page, '12:00')),
    act: async (page) => {
      await cell(page, '12:00').hover();
      await page.mouse.down();
      for (const time of ['12:30', '13:00', '13:30', '14:00', '14:30'])
        await cell(page, time).hover();
      await page.mouse.up();
    },
    back: async (page) => {
      await shown(page.getByRole('dialog', { name: 'What is this time?' }));
      await escape(page);
    },
  },
  ...moves('here'),
  ...moves('slow'),
];

function moves(move: 'here' | 'slow'): Interaction[] {
  const common = {
    as: 'admin',
    path: '/app/profile',
    isWide: true,
    move,
    act: (page, round) => press(page, entry(page, round)),
    back: async () => {},
  } as const satisfies Partial<Interaction>;
  const where = move === 'here' ? '' : ', with a phone’s processor';
  return [
    {
      ...common,
      name: `moving to a page for the first time${where}`,
      before: (page) => shown(entries(page)),
    },
    {
      ...common,
      name: `moving to a page again${where}`,
      before: async (page) => {
        await shown(entries(page));
        for (let round = 0; round < ROUNDS; round += 1)
          await timesOfMove(page, () => press(page, entry(page, round)));
      },
    },
    {
      ...common,
      name: `opening a record from its list${where}`,
      path: past,
      before: (page) => shown(rows(page)),
      act: (page, round) => press(page, rows(page).nth(round % 10)),
      back: async (page) => {
        await page.goBack();
        await shown(rows(page));
      },
    },
  ];
}

const cell = (page: Page, time: string): Locator =>
  page
    .getByRole('table', { name: 'Time of the week' })
    .getByRole('button', { name: new RegExp(`^Sun .*, ${time}`) });
