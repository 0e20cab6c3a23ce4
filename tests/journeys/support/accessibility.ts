import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const contrast = 'color-contrast';

/**
 * Holds the page as it stands against axe, on a wide screen and on a telephone, where it must not scroll sideways either. Colours are the same on both, and
 * looking at them takes longer than everything else.
 * `except`: what is the same on many pages and takes long, by its selector.
 */
export async function expectNoViolations(
  page: Page,
  except: readonly string[] = [],
): Promise<void> {
  // What the server has drawn is for eyes alone, until the product takes its place.
  await expect(page.locator('#drawn')).toHaveCount(0);
  // The title can be there before the page is.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expectFitting(page, 1280, axeOf(page, except));
  await expectFitting(page, 360, axeOf(page, except).disableRules(contrast));
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Holds the colours of the page against axe: all that another theme changes. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, axeOf(page, []).withRules(contrast));

function axeOf(page: Page, except: readonly string[]): AxeBuilder {
  // No page of ours has frames of another origin; looking for them opens a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const selector of except) axe.exclude(selector);
  return axe;
}

async function expectFitting(page: Page, width: number, axe: AxeBuilder): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectNone(page, axe);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }));
  expect(found, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}
