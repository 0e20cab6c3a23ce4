import { expect, test } from 'vitest';
import { writtenPart } from '#domain/support/written-part.ts';

test.each([
  ['above a quote', 'It works now.\r\n\r\n> Does it work?\r\n> Our team\r\n'],
  [
    'above “wrote:”',
    'It works now.\n\nOn Mon, 2 Mar 2027 at 10:00, Waymark <s@w.example> wrote:\n> Hi',
  ],
  [
    'above “wrote:” on two lines',
    'It works now.\n\nOn Mon, 2 Mar 2027 at 10:00, Waymark\n<s@w.example> wrote:\n\n> Hi\n',
  ],
  ['above “Am … schrieb”', 'It works now.\n\nAm 2.3.2027 um 10:00 schrieb Waymark:\n\n> Hi\n'],
  ['above the original', 'It works now.\n\n-----Original Message-----\nFrom: Waymark\nHi'],
  ['above a block of headers', 'It works now.\n\nFrom: Waymark <s@w.example>\nSent: Monday\nHi'],
  ['above a signature', 'It works now.\n\n-- \nMia Turner\nHarbour Health\n'],
])('an answer is what stands %s', (_, text) => {
  expect(writtenPart(text)).toBe('It works now.');
});

test('what is quoted within an answer belongs to it, and nothing is an answer of its own', () => {
  const between = 'First:\n> the slots\nThey are grey.\n> the coach\nShe is away.';
  expect(writtenPart(between)).toBe(between);
  expect(writtenPart('On the whole it works.')).toBe('On the whole it works.');
  expect(writtenPart('> Only a quote\n\n')).toBe('');
});
