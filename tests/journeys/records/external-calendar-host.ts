import { isDeepStrictEqual } from 'node:util';
import { expect, type Browser, type Page } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { externalCalendars } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import { externalCalendarKind } from '#server/features/external-calendars/public.ts';
import { send } from '#server/records/send.ts';
import { ringOnce } from '#tests/server/paths/product.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { PageStage } from '../support/stage.ts';
import { peoplePages, type WalkedPages } from './people-pages.ts';

/** A coach's pages of their calendars, as a host of paths. What the worker finds out at a provider comes through the kernel. */
export function externalCalendarPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db, clock } = stage;
  const pages = peoplePages(browser, stage);
  let input: ExternalCalendarContext;
  let coach: TestPerson;
  let id: string | null;
  let feeds = 0;

  const open = async (address: string): Promise<Page> => {
    const page = pages.of('coach');
    if (!page) return pages.open('coach', coach, address);
    await page.goto(address);
    return page;
  };
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();

  const connect = async (): Promise<void> => {
    const page = await open('/app/external-calendars/connect');
    const isFeed = input.provider === 'ics';
    await page.getByRole('radio', { name: isFeed ? /Calendar feed/ : /CalDAV/ }).check();
    const box = (name: string) => page.getByRole('textbox', { name });
    await box('Address').fill(isFeed ? `https://feed.example/${feeds}` : 'dav.example');
    if (!isFeed) {
      await box('Username').fill('carl');
      await box('Password').fill('a password');
    }
    await press(page, 'Connect');
    await expect(page).toHaveURL(/calendar=[\da-f-]{36}/);
    id = new URL(page.url()).searchParams.get('calendar');
  };

  const actions: Readonly<Record<string, () => Promise<void>>> = {
    CONNECT: connect,
    async CHOOSE() {
      const page = await open(`/app/external-calendars/connect?calendar=${id}`);
      await page.getByRole('combobox', { name: 'Calendar' }).selectOption({ label: 'Private' });
      await press(page, 'Use this calendar');
      await expect(page.getByText('is being read for the first time')).toBeVisible();
    },
    async SYNC_NOW() {
      const page = await open('/app/external-calendars');
      await press(page, /^Sync .* now$/);
      await expect(page.getByText(/^“.*” is being read\.$/)).toBeVisible();
    },
    async RECONNECT() {
      const page = await open(`/app/external-calendars/connect?calendar=${id}`);
      const isFeed = input.provider === 'ics';
      const field = page.getByRole('textbox', { name: isFeed ? 'Address' : 'Password' });
      await field.fill(isFeed ? `https://feed.example/${(feeds += 1)}` : 'another password');
      await press(page, 'Reconnect');
      await expect(page.getByText(/^“.*” is being read\.$/)).toBeVisible();
    },
    async DISCONNECT() {
      const page = await open(`/app/external-calendars/${id}/delete`);
      await press(page, 'Disconnect');
      await expect(page.getByText('No calendars yet')).toBeVisible();
    },
  };

  return {
    close: pages.close,
    async start(given) {
      input = given as ExternalCalendarContext;
      id = null;
      feeds += 1;
      pages.begin();
      coach = await aPerson(db, 'Coach', 'Carl Okoro');
    },
    async does({ name, event }) {
      const asked = event as ExternalCalendarEvent;
      await pages.letItBe(asked.at);
      if (asked.by.role === 'System') {
        const real = 'booking' in asked ? { ...asked, booking: newId() } : asked;
        await db.transaction(() => send(db, externalCalendarKind, id ?? newId(), real));
        return;
      }
      const action = actions[asked.type];
      if (!action) throw new Error(`No page is for “${name}”`);
      await action();
    },
    async happens({ event }) {
      const { at } = event as ExternalCalendarEvent;
      clock.set(at);
      await ringOnce(stage, at);
    },
    async isIn(states) {
      const [row] = id
        ? await db.orm.select().from(externalCalendars).where(eq(externalCalendars.id, id))
        : [];
      const actual = [row?.status ?? 'new'];
      if (!isDeepStrictEqual(actual, [...states]))
        throw new Error(`The calendar is in ${actual.join()} and not in ${states.join()}`);
    },
    refuses({ name }) {
      throw new Error(`What is refused is tried through the API, not “${name}”`);
    },
  };
}
