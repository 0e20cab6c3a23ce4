import type { Browser, Page } from 'playwright/test';
import type { AlertsEvent } from '#machines/alerts/events.ts';
import type { ConductorHost, Played } from '../support/conductor.ts';
import { openPage } from '../support/open-page.ts';
import type { PageStage } from '../support/stage.ts';

/** Copying the support link of a page that is not there says “Saved.” or “Sent.” in the words of the page: it works, or it fails. */
async function push(page: Page, message: string): Promise<void> {
  await page.evaluate((works) => {
    const writeText = () => (works ? Promise.resolve() : Promise.reject(new Error('no')));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  }, message === 'Saved.');
  // A press that moves neither the pointer nor the focus.
  await page.getByRole('button', { name: 'Copy support link' }).dispatchEvent('click');
}

const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => visibility,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const stack = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const dismissButton = (page: Page, index: number) =>
  stack(page).getByRole('button', { name: 'Dismiss Notification' }).nth(index);
const away = (page: Page) => page.mouse.move(5, 500);

async function open(browser: Browser, stage: PageStage): Promise<Played> {
  const played = await openPage(browser, stage);
  await played.page.goto('/no-such-page');
  await played.page.getByRole('button', { name: 'Copy support link' }).waitFor();
  return played;
}

/** The stack of alerts. */
export const alertsHost = (browser: Browser, stage: PageStage): ConductorHost => ({
  machine: 'alerts',
  moment: 3,
  open: () => open(browser, stage),
  async bring({ page }, { name, event }) {
    const told = event as AlertsEvent | { readonly type: 'result' };
    switch (told.type) {
      case 'push':
        return push(page, told.message);
      case 'dismiss':
        return dismissButton(page, 0).dispatchEvent('click');
      case 'pointer.enter':
        return stack(page).getByRole('paragraph').last().hover();
      case 'pointer.leave':
        return away(page);
      case 'focus.enter':
        return dismissButton(page, 0).focus();
      case 'focus.leave':
        return dismissButton(page, 0).blur();
      case 'page.hidden':
        return turn(page, 'hidden');
      case 'page.visible':
        return turn(page, 'visible');
      default: {
        const gone = dismissButton(page, Number(/\d+/.exec(name)?.[0] ?? 1) - 1);
        await gone.dispatchEvent('click');
        await page.clock.runFor(200);
        if ((await dismissButton(page, 0).count()) === 0) await away(page);
      }
    }
  },
});

/** One alert. */
export const alertHost = (browser: Browser, stage: PageStage): ConductorHost => ({
  machine: 'alert',
  moment: 3,
  async open() {
    const played = await open(browser, stage);
    await push(played.page, 'Saved.');
    return played;
  },
  async bring({ page }, { name, event: { type } }) {
    if (name === 'left is over') return page.clock.runFor(5_000);
    if (name === 'leaving is over') return page.clock.runFor(200);
    if (type === 'again') return push(page, 'Saved.');
    if (type === 'hover') return stack(page).getByRole('paragraph').last().hover();
    if (type === 'leave') return away(page);
    return dismissButton(page, 0).dispatchEvent('click');
  },
});
