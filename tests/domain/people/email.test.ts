import { expect, test } from 'vitest';
import { email } from '#contract/people/users.ts';
import { addressOf } from '#domain/people/email.ts';

test('an address keeps its own part as it is, and its domain in small letters', () => {
  expect(addressOf(' Mia.Turner@Harbour.EXAMPLE ')).toBe('Mia.Turner@harbour.example');
  expect(email.parse('Mia.Turner@Harbour.EXAMPLE')).toBe('Mia.Turner@harbour.example');
});

test.each([
  ['a letter of another script', 'mi\u0430@harbour.example'],
  ['a letter that lower case turns into one of ours', '\u212Aate@harbour.example'],
  ['a domain of other letters', 'mia@h\u0430rbour.example'],
  ['a space without width', 'mia\u200B@harbour.example'],
  ['a mark that turns the direction', '\u202Emia@harbour.example'],
  ['a new line', 'mia@harbour.example\nBcc: all@harbour.example'],
])('an address with %s is none', (_, typed) => {
  expect(email.safeParse(typed).error?.issues[0]?.message).toBe('Enter a valid email address.');
});
