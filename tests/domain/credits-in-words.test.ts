import { expect, test } from 'vitest';
import { creditsAs } from '#domain/credits/in-words.ts';

test.each([
  ['The', 1, undefined, 'The credit is'],
  ['The', 2, undefined, 'The 2 credits are'],
  ['Your', 1, ['will be', 'will be'], 'Your credit will be'],
  ["Everybody's", 3, ['will be', 'will be'], "Everybody's 3 credits will be"],
] as const)('%s %d', (whose, count, verbs, words) => {
  expect(creditsAs(whose, count, verbs)).toBe(words);
});
