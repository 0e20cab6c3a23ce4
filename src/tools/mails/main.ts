import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../chromium.ts';
import { pictureOf, sampleMails, type SampleMail } from './sample-mails.ts';

/**
 * Draws the mail of every notification as it is sent, 320 and 600 pixels wide, light and dark, and writes them with their plain texts into `docs/mails`:
 * `npm run mails`. A law holds that they are pictures of the mails as they are now.
 */
const folder = 'docs/mails';
const widths = [320, 600] as const;
const schemes = ['light', 'dark'] as const;
/** What a picture is made smaller by. */
const scale = 0.6;
const gap = 12;
const ground = '#8a8a94';

async function drawn(page: Page, { html }: SampleMail): Promise<Buffer> {
  const shots: { readonly image: Buffer; readonly width: number; readonly height: number }[] = [];
  for (const width of widths)
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 200 });
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) throw new Error(`A mail is ${wide} pixels wide where there are ${width}.`);
      const shot = await page.screenshot({ fullPage: true });
      const { height } = await sharp(shot).metadata();
      shots.push({ image: shot, width, height });
    }
  const width = shots.reduce((sum, shot) => sum + shot.width + gap, gap);
  const height = Math.max(...shots.map((shot) => shot.height)) + 2 * gap;
  let left = gap;
  const placed = shots.map(({ image, width: own }) => {
    const at = { input: image, left, top: gap };
    left += own + gap;
    return at;
  });
  const sheet = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(placed)
    .png()
    .toBuffer();
  return sharp(sheet)
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 75, effort: 6, smartSubsample: true })
    .toBuffer();
}

const { mailed, inApp } = sampleMails();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const mail of mailed)
  await writeFile(join(folder, pictureOf(mail.key)), await drawn(page, mail));
await browser.close();

const pictured = Object.fromEntries(mailed.map(({ key, hash }) => [key, hash]));
await writeFile(join(folder, 'pictures.json'), `${JSON.stringify(pictured, null, 2)}\n`);
await writeFile(
  join(folder, 'README.md'),
  [
    '# Mails of the notifications',
    '',
    'Every mail as it is sent, 320 and 600 pixels wide, light and dark, and as plain text. Written by `npm run mails`.',
    '',
    ...mailed.flatMap(({ key, subject, text }) => [
      `## ${key}`,
      '',
      `![${subject}](${pictureOf(key)})`,
      '',
      '```text',
      `Subject: ${subject}`,
      '',
      text.trimEnd(),
      '```',
      '',
    ]),
    '## In the application alone',
    '',
    'These are not mailed.',
    '',
    ...inApp.map(({ key, text }) => `- **${key}**: ${text}`),
    '',
  ].join('\n'),
);
process.stdout.write(`${mailed.length} mails are drawn in ${folder}.\n`);
