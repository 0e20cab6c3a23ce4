import { mkdir, writeFile } from 'node:fs/promises';
import { awardCodes, awardFile } from '#domain/recognition/awards.ts';
import { looks } from './looks.ts';
import { badgeFile, levels } from './pictures.ts';
import { awardOf, badgeOf, portraitOf } from './portrait.ts';

/** Every picture of the demo by file name. */
export const drawings: Readonly<Record<string, string>> = {
  ...drawn(Object.entries(looks), ([name, look]) => [`${name}.svg`, portraitOf(look)]),
  ...drawn(levels, (level) => [badgeFile(level), badgeOf(level)]),
  ...drawn(awardCodes, (code) => [awardFile(code), awardOf(code)]),
};

function drawn<Subject>(
  subjects: readonly Subject[],
  draw: (subject: Subject) => [file: string, drawing: string],
): Record<string, string> {
  return Object.fromEntries(subjects.map(draw));
}

export const portraitsFolder = new URL('../../../web/public/portraits/', import.meta.url);

/** `node src/server/demo/pictures/draw.ts` draws them all again. */
if (import.meta.main) {
  for (const [name, drawing] of Object.entries(drawings)) {
    const file = new URL(name, portraitsFolder);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, drawing);
  }
}
