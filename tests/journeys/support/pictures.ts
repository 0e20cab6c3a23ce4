import type { Page } from 'playwright/test';

/** A picture of one colour, drawn in the page. */
export async function aPicture(page: Page, side: number): Promise<Buffer> {
  const url = await page.evaluate((size) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'teal';
    context?.fillRect(0, 0, size, size);
    return canvas.toDataURL('image/png');
  }, side);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
