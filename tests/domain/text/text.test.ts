import { describe, expect, it } from 'vitest';
import { foreignLine, foreignLines, lineOf, linesOf, troubleWith } from '#domain/text/text.ts';

const hidden = 'Name contains a character that can’t be seen. Type it again instead of pasting it.';
const blank = 'Name must contain something that can be seen.';
const sayOf = (text: string) => troubleWith(lineOf(text), 'line', 'Name');

describe('a text on one line', () => {
  it.each([
    ['  Mia   Turner ', 'Mia Turner'],
    ['Mia\u00A0Turner', 'Mia Turner'],
    ['Mia\r\nBcc: all@example.com', 'Mia Bcc: all@example.com'],
    ['Mia\tTurner\u3000', 'Mia Turner'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(lineOf(typed)).toBe(kept);
  });

  it.each([
    ['a null character', 'Mi\0a'],
    ['an escape', 'Mi\u001Ba'],
    ['a control of the upper half', 'Mi\u0085a'],
    ['a bell at its end', 'Mia\u0007'],
    ['an override of direction', 'Mia \u202Egpj.exe'],
    ['an isolate', '\u2066Mia\u2069'],
    ['a mark of direction', 'Mia\u200E'],
    ['the Arabic mark of direction', '\u0645\u061C\u0627'],
    ['a space without width', 'Mi\u200Ba'],
    ['a mark of byte order', '\uFEFFMia'],
    ['a word joiner', 'Mi\u2060a'],
    ['a soft hyphen', 'Mi\u00ADa'],
    ['a joiner between Latin letters', 'Mi\u200Da'],
    ['a non-joiner between Latin letters', 'Mi\u200Ca'],
    ['a joiner behind an emoji', '\u{1F600}\u200D'],
    ['two joiners in a row', '\u{1F468}\u200D\u200D\u{1F469}'],
    ['a non-joiner at the end of an Arabic word', '\u0645\u06CC\u200C'],
    ['a variation of a Latin letter', 'Mia\uFE0F'],
    ['a grapheme joiner', 'Mi\u034Fa'],
    ['a line separator', 'Mia\u2028Turner'],
    ['a paragraph separator', 'Mia\u2029Turner'],
    ['a tag', 'Mia\u{E0041}'],
    ['a flag with a text in tags', '\u{1F3F4}\u{E0068}\u{E0069}\u{E007F}'],
    ['private use', 'Mia\uE000'],
    ['what is not assigned', 'Mia\u0378'],
    ['half of a pair', 'Mia\uD800'],
    ['a filler', 'Mia\u3164'],
    ['a blank of Braille', 'Mia\u2800'],
    ['an annotation', 'Mi\uFFF9a'],
    ['nothing but a filler', '\u3164'],
    ['nothing but a blank of Braille', '\u2800'],
    ['nothing but zero width', '\u200B\u200B'],
  ])('%s is refused', (_, typed) => {
    expect(sayOf(typed)).toBe(hidden);
  });

  it('nothing but marks that need a letter is refused', () => {
    expect(sayOf('\u0301\u0301')).toBe(blank);
  });

  it.each([
    ['Latin', "Zoë O'Brien-Ångström"],
    ['Vietnamese', 'Nguyễn Thị Hằng'],
    ['Persian with a non-joiner', 'می\u200Cخواهم'],
    ['Hindi with a non-joiner behind a virama', 'क्\u200Cष'],
    ['Sinhala with a joiner', 'ශ්\u200Dරී'],
    ['Malayalam with a joiner at the end of a word', 'അവന്\u200D കണ്ടു'],
    ['Bengali with a joiner before a virama', 'র\u200D\u09CDয'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Han with a variation', '葛\u{E0100}城'],
    ['a family', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
    ['a flag of colours', '\u{1F3F3}\uFE0F\u200D\u{1F308}'],
    ['a coloured hand with a job', '\u{1F469}\u{1F3FD}\u200D\u{1F4BB}'],
    ['a heart', 'Mia ❤\uFE0F'],
    ['a key', '1\uFE0F\u20E3'],
    ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['Braille with a blank', '⠍⠊⠁\u2800⠞'],
  ])('%s is kept', (_, typed) => {
    expect(sayOf(typed)).toBeNull();
    expect(lineOf(typed)).toBe(typed.normalize('NFC'));
  });
});

describe('a text of several lines', () => {
  it('has ends of lines of one kind, and keeps tabs', () => {
    expect(linesOf(' One\r\n\tTwo\rThree\n\n ')).toBe('One\n\tTwo\nThree');
  });

  it.each([
    ['a new line and a tab are kept', 'One\n\tTwo', null],
    ['a control is refused', 'One\u0008Two', hidden],
    ['an override is refused', 'One\n\u202ETwo', hidden],
    ['a line separator is refused', 'One\u2028Two', hidden],
  ])('%s', (_, typed, said) => {
    expect(troubleWith(linesOf(typed), 'lines', 'Name')).toBe(said);
  });
});

describe('a name from elsewhere', () => {
  it('loses what is hidden in it, and what is too long', () => {
    expect(foreignLine('Work\u202E\n cal\u200Bendar\u0007', 120)).toBe('Work calendar');
    expect(foreignLine('😀'.repeat(5), 3)).toBe('😀😀😀');
  });

  it('keeps its lines where it has several', () => {
    expect(foreignLines('It\u0000 works\u202E.\r\n\r\nThanks\u0007\n', 120)).toBe(
      'It works.\n\nThanks',
    );
    expect(foreignLines('😀'.repeat(5), 3)).toBe('😀😀😀');
    expect(foreignLines(' \u200B\n\u3164 ', 120)).toBe('');
  });

  it('is none when nothing is left to see', () => {
    expect(foreignLine(' \u200B\u3164\u0301 ', 120)).toBeNull();
  });
});
