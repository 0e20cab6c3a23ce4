import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockText, momentOf } from '#domain/kai-conversations/transcript/moments.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { wordsIn } from '#domain/kai-conversations/transcript/segment.ts';
import { toMarkdown, toVtt } from '#domain/kai-conversations/transcript/write.ts';

const read = (content: string) => {
  const found = readTranscript(content);
  if ('problem' in found) throw new Error(found.problem);
  return found.segments;
};

describe('a text', () => {
  test('tells who speaks by names before colons, and goes on over lines', () => {
    expect(read('Ana: Hello.\nHow are you?\n\nMia: Well. Note: I am late.\nAna: Good.')).toEqual([
      { start: null, end: null, speaker: 'Ana', text: 'Hello. How are you?' },
      { start: null, end: null, speaker: 'Mia', text: 'Well. Note: I am late.' },
      { start: null, end: null, speaker: 'Ana', text: 'Good.' },
    ]);
  });

  test('takes a word before a colon that comes once among many speakers for what is said', () => {
    const speakers = read('A: One.\nB: Two.\nA: Three.\nB: Four.\nC: Five.\nNote: six.\nD: Seven.');
    expect(new Set(speakers.map(({ speaker }) => speaker))).toEqual(new Set(['A', 'B']));
  });

  test.each([
    ['[00:12] Ana: Hello.\n[00:15] Mia: Hi.', 12_000],
    ['Ana (0:12): Hello.\nMia (0:15): Hi.', 12_000],
    ['Ana 0:12\nHello.\n\nMia 0:15\nHi.', 12_000],
    ['1:00:12 Ana: Hello.\n1:00:15 Mia: Hi.', 3_612_000],
  ])('has the times that stand in it: %s', (content, start) => {
    expect(read(content)[0]).toEqual({ start, end: null, speaker: 'Ana', text: 'Hello.' });
  });

  test('without names is one speaker’s', () => {
    expect(read('Just a note.\n\nAnd another.').map(({ speaker }) => speaker)).toEqual([
      'Speaker 1',
      'Speaker 1',
    ]);
  });

  test.each(['', '   \n\n', 'Ana:\nMia:', 'WEBVTT\n\n'])(
    'says that nothing is said: %j',
    (content) => {
      expect(readTranscript(content)).toEqual({
        problem: 'Nothing is said in this file. Choose another one.',
      });
    },
  );

  test('says when it is too long, and when lines are no speakers', () => {
    expect(readTranscript('word '.repeat(100_001))).toHaveProperty('problem');
    const many = Array.from({ length: 60 }, (_, n) => `N${n}: Hello.\nN${n}: Hello again.`);
    expect(readTranscript(many.join('\n'))).toEqual({
      problem:
        'More than 50 people speak in this file. Check that each line begins with a name and a colon.',
    });
  });
});

describe('captions', () => {
  test('of WebVTT are read with voices, marks and entities', () => {
    const content = `WEBVTT

NOTE made by a meeting

1
00:00:01.000 --> 00:00:03.500 align:start
<v Ana Silva>What <i>would</i> you like &amp; need?</v>

00:00:05.000 --> 00:00:06.000
<v Mia>Time.</v>`;
    expect(read(content)).toEqual([
      { start: 1000, end: 3500, speaker: 'Ana Silva', text: 'What would you like & need?' },
      { start: 5000, end: 6000, speaker: 'Mia', text: 'Time.' },
    ]);
  });

  test('of SubRip are read with commas and names, and those of one person are joined', () => {
    const content = `1
00:00:01,000 --> 00:00:02,000
Ana: I wonder

2
00:00:02,100 --> 00:00:03,000
what you want.

3
00:00:08,000 --> 00:00:09,000
Ana: Take your time.`;
    expect(read(content)).toEqual([
      { start: 1000, end: 3000, speaker: 'Ana', text: 'I wonder what you want.' },
      { start: 8000, end: 9000, speaker: 'Ana', text: 'Take your time.' },
    ]);
  });

  test('that end before they begin have no length', () => {
    const [caption] = read('00:00:05,000 --> 00:00:04,000\nAna: Hello.');
    expect(caption).toMatchObject({ start: 5000, end: 5000 });
  });
});

test('times are read and written as people do', () => {
  expect(momentOf('1:02:03.5')).toBe(3_723_500);
  expect(momentOf('02:03,250')).toBe(123_250);
  expect(momentOf('soon')).toBeNull();
  expect(clockText(3_723_000)).toBe('1:02:03');
  expect(clockText(63_000)).toBe('1:03');
});

const said = fc
  .array(fc.constantFrom('yes', 'well', 'the budget', 'I', 'what', '<b>', '&', '3.5', '–', 'né'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => `so ${words.join(' ')}.`);
const segments = fc.array(
  fc.record({ speaker: fc.constantFrom('Ana', 'Mia Turner', 'Tom O’Neill'), text: said }),
  { minLength: 1, maxLength: 20 },
);

test('what is written as captions is read again with every word and every speaker', () => {
  fc.assert(
    fc.property(segments, (of) => {
      const all = of.map((each) => ({ ...each, start: null, end: null }));
      const again = read(toVtt(all));
      const wordsOf = (list: readonly { text: string }[]) =>
        list.flatMap(({ text }) => wordsIn(text));
      expect(wordsOf(again)).toEqual(wordsOf(all));
      const turns = (list: readonly { speaker: string }[]) =>
        list.map(({ speaker }) => speaker).filter((each, at, whole) => each !== whole[at - 1]);
      expect(turns(again)).toEqual(turns(all));
    }),
  );
});

test('any text is read or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (content) => {
      const found = readTranscript(content);
      return 'problem' in found
        ? found.problem.endsWith('.')
        : found.segments.every(({ text, speaker }) => text !== '' && speaker !== '');
    }),
  );
});

test('Markdown has no marks that somebody said', () => {
  const [line] = toMarkdown([
    { start: 5000, end: null, speaker: 'Ana', text: '*Well* [so]' },
  ]).split('\n');
  expect(line).toBe(String.raw`**Ana** (0:05): \*Well\* \[so\]`);
});
