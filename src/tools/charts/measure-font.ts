import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Writes the advance widths of the shipped font into `src/web/charts/drawing/font-widths.ts`, so that charts are measured without a browser.
 * Run by hand when the font changes: `node src/tools/charts/measure-font.ts`.
 */
const weights = [400, 600];
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'–—‘’“”…·×é“”',
];
const font = await readFile(
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

const executablePath = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.setContent(`<style>@font-face { font-family: Measured; font-weight: 100 900;
  src: url(data:font/woff2;base64,${font.toString('base64')}) }</style>`);
const widths = await page.evaluate(
  async ([weightList, characterList]) => {
    const context = new OffscreenCanvas(10, 10).getContext('2d');
    if (!context) throw new Error('No canvas to measure with');
    const result: Record<string, number[]> = {};
    for (const weight of weightList) {
      await document.fonts.load(`${weight} 100px Measured`);
      context.font = `${weight} 1000px Measured, monospace`;
      result[weight] = characterList.map((each) => Math.round(context.measureText(each).width));
    }
    return result;
  },
  [weights, characters] as const,
);
await browser.close();

const quoted = JSON.stringify(characters.join(''));
await writeFile(
  'src/web/charts/drawing/font-widths.ts',
  [
    '/** Advance widths of the shipped font in thousandths of the font size. Written by `src/tools/charts/measure-font.ts`. */',
    `export const characters = ${quoted};`,
    '',
    'export const widths: Readonly<Record<400 | 600, readonly number[]>> = {',
    ...weights.map((weight) => `  ${weight}: [${widths[weight]?.join(', ')}],`),
    '};',
    '',
  ].join('\n'),
);
