import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainCharacters } from '#tools/pages/plain-font.ts';

/** The characters that each face of Inter is for, in the order of the sheet. */
const faces = readFileSync('src/web/theme/index.css', 'utf8')
  .split('@font-face')
  .filter((face) => face.includes("'Inter Variable'"))
  .map((face) =>
    [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
      ([, first = '', last = first]) => {
        const begins = Number.parseInt(first, 16);
        return Array.from(
          { length: Number.parseInt(last, 16) - begins + 1 },
          (_, nth) => begins + nth,
        );
      },
    ),
  );

test('the sheet asks the plain part of the font for what is in it', () => {
  expect(faces[0]).toEqual(plainCharacters);
});

test('nothing that is in the plain part brings the whole font', () => {
  const [plain = [], whole = []] = faces;
  expect(whole.filter((character) => plain.includes(character))).toEqual([]);
});
