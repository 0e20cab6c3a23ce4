import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const widths = [1280, 360] as const;

/**
 * Holds the page as it stands against axe, on a wide screen and on a telephone, where it must not scroll sideways either.
 * `except`: what is the same on many pages and takes long, by its selector.
 */
export async function expectNoViolations(
  page: Page,
  except: readonly string[] = [],
): Promise<void> {
  // The title can be there before the page is.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // No page of ours has frames of another origin; looking for them opens a second page each time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    for (const selector of except) axe.exclude(selector);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
    expect(found, `${page.url()} at ${width} px`).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
