import { readFileSync } from 'node:fs';

/** docs/testing-with-paths.md, as it stands. */
export const testingPage = (): string =>
  readFileSync(new URL('../../docs/testing-with-paths.md', import.meta.url), 'utf8');

/** What stands in its blocks of code of one language; the language of commands and of what they print is none. */
export const blocksOf = (page: string, language: string): string[] =>
  [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(([, said, text]) =>
    said === language && text !== undefined ? [text] : [],
  );

/** The arguments of every `npm run <name> -- …` of the page, in blocks, tables and sentences. */
export const commandsIn = (page: string, name: string): string[][] =>
  [...page.matchAll(new RegExp(`npm run (?:--silent )?${name} -- ([^\`\\n]+)`, 'g'))]
    .map(([, rest = '']) => (rest.split('>')[0] ?? '').trim())
    .filter((rest) => !rest.includes('<'))
    .map((rest) => rest.split(/\s+/));
