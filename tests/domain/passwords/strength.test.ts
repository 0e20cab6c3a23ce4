import { expect, test } from 'vitest';
import { passwordHint } from '#domain/passwords/strength.ts';

test.each([
  ['', 'Use at least 12 characters. Three or four unrelated words are easy to remember.'],
  ['short', '7 more characters needed.'],
  ['elevenchars', '1 more character needed.'],
  ['aaaaaaaaaaaa', 'Weak: it repeats the same few characters.'],
  ['abcdefghijklm', 'Weak: it’s a simple run of letters or numbers.'],
  ['9876543210987', 'Weak: it’s a simple run of letters or numbers.'],
  ['Summertime2026', 'Fair: one word with something added is easy to guess. Add another word.'],
  ['otters climb 7', 'Good. Longer is better still.'],
  ['seven otters climb the hill', 'Strong.'],
])('%j is told: %s', (password, hint) => {
  expect(passwordHint(password)).toBe(hint);
});
