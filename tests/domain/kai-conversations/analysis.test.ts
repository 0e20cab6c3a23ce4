import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse, leastWords } from '#domain/kai-conversations/analysis/analyse.ts';
import { measure } from '#domain/kai-conversations/analysis/measures.ts';
import { questionsIn } from '#domain/kai-conversations/analysis/questions.ts';
import { topicsOf } from '#domain/kai-conversations/analysis/topics.ts';
import { problemOfPhrase } from '#domain/kai-conversations/rubrics/phrases.ts';
import { isFilled, type Dimension } from '#domain/kai-conversations/rubrics/rubric.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import type { Segment } from '#domain/kai-conversations/transcript/segment.ts';
import { coaching } from './corpus/coaching.ts';
import type { Label } from './corpus/conversation.ts';
import { selling } from './corpus/selling.ts';

const corpus = [...coaching, ...selling];

const segmentsOf = (text: string): readonly Segment[] => {
  const found = readTranscript(text);
  if ('problem' in found) throw new Error(found.problem);
  return found.segments;
};

const analysed = ({ group, text }: Pick<(typeof corpus)[number], 'group' | 'text'>) => {
  const segments = segmentsOf(text);
  const lead = segments.find(({ speaker }) => /Coach|Mentor|Manager|Seller/.test(speaker))?.speaker;
  const role = group === 'GROW' ? ('coach' as const) : ('seller' as const);
  const found = analyse(shippedRubric(group), {
    segments,
    participants: lead === undefined ? [] : [{ label: lead, part: role }],
  });
  if ('problem' in found) throw new Error(found.problem.sentence);
  return { segments, analysis: found.analysis };
};

const labels: readonly Label[] = ['none', 'some', 'strong'];
const labelOf = (value: number | null): Label =>
  value === null ? 'none' : value < 50 ? 'some' : 'strong';

describe('the corpus', () => {
  test('is large enough, and has every label of every dimension but few', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
    expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
  });

  // As it is reported in decision 78: 92 of 100 labels are met, the others are missed by one.
  test('is scored as its readers label it', () => {
    const distances = corpus.flatMap((each) => {
      const { analysis } = analysed(each);
      return Object.entries(each.labels).map(([dimension, label]) => {
        const score = analysis.scores.find((one) => one.dimension === dimension);
        return Math.abs(labels.indexOf(labelOf(score?.value ?? null)) - labels.indexOf(label));
      });
    });
    const met = distances.filter((distance) => distance === 0).length / distances.length;
    expect(distances.length).toBe(176);
    expect(met).toBeGreaterThanOrEqual(0.92);
    expect(distances.filter((distance) => distance > 1)).toEqual([]);
  });

  test('is analysed in the same way each time', () => {
    for (const each of corpus) expect(analysed(each).analysis).toEqual(analysed(each).analysis);
  });
});

/** What must be true of every analysis. */
function expectSound(segments: readonly Segment[], { analysis }: ReturnType<typeof analysed>) {
  const { measures, evidence, scores, actions, topics } = analysis;
  const shares = measures.speakers.reduce((sum, { share }) => sum + share, 0);
  expect(shares).toBeCloseTo(1, 9);
  for (const { at, quote } of evidence) expect(segments[at]?.text).toContain(quote);
  const promised = actions.filter(({ at }) => at !== null);
  for (const { at, text } of promised) expect(text).toContain(segments[at ?? -1]?.speaker);
  for (const { at } of topics) expect(segments[at]).toBeDefined();
  for (const { dimension, value, confidence } of scores) {
    const own = evidence.filter((each) => each.dimension === dimension);
    expect(value === null).toBe(own.length === 0);
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect((value ?? 0) >= 0 && (value ?? 0) <= 100).toBe(true);
  }
}

describe('any conversation', () => {
  test('of the corpus has quotes that stand in it, shares that make one, and no score without evidence', () => {
    for (const each of corpus) expectSound(segmentsOf(each.text), analysed(each));
  });

  const lines = corpus.flatMap(({ text }) => segmentsOf(text).map((segment) => segment.text));
  const line = fc.oneof(fc.constantFrom(...lines), fc.string({ minLength: 1, unit: 'grapheme' }));
  const made = fc.array(
    fc.record({
      speaker: fc.constantFrom('Ana', 'Mia', 'Tom'),
      text: line,
      start: fc.constantFrom(null, 0, 5_000, 9_000),
      end: fc.constantFrom(null, 6_000, 12_000),
    }),
    { minLength: 3, maxLength: 40 },
  );

  test('put together at random has them too', () => {
    fc.assert(
      fc.property(made, fc.constantFrom('GROW' as const, 'Sales' as const), (segments, group) => {
        const found = analyse(shippedRubric(group), {
          segments,
          participants: [{ label: 'Ana', part: group === 'GROW' ? 'coach' : 'seller' }],
        });
        if ('problem' in found) return found.problem.sentence.endsWith('.');
        expectSound(segments, { segments, analysis: found.analysis });
        return true;
      }),
      { numRuns: 60 },
    );
  });
});

test('what can’t be analysed says why', () => {
  const german =
    'Anna: Was möchtest du heute erreichen, und woran merkst du, dass es dir gelungen ist? Wir haben eine Stunde und beginnen mit dem, was dir wichtig ist. Ben: Ich will endlich nein sagen können, ohne dass mein Chef beleidigt ist, denn sonst bleibt alles bei mir liegen und niemand dankt es mir.';
  const problem = (text: string) => {
    const found = analyse(shippedRubric('GROW'), { segments: segmentsOf(text), participants: [] });
    return 'problem' in found ? found.problem.code : null;
  };
  expect(problem('Ana: Hello.')).toBe('tooShort');
  expect(problem(german)).toBe('notEnglish');
  expect(problem(`Ana: ${'we said that it was good and then '.repeat(leastWords)}`)).toBeNull();
});

test('GROW and Sales come filled, and SEM empty; every phrase that ships can be looked for', () => {
  const shipped = programmeGroups.map(shippedRubric);
  expect(shipped.filter(isFilled).map(({ group }) => group)).toEqual(['GROW', 'Sales']);
  const phrases = shipped.flatMap(({ dimensions }) =>
    dimensions.flatMap(({ cues = [] }) => cues.flatMap((cue) => cue.phrases)),
  );
  expect(phrases.map(problemOfPhrase).filter(Boolean)).toEqual([]);
});

test.each([
  ['(a', 'Every bracket needs its other half.'],
  ['(?:ab|a)+c', 'not repeated'],
  ['.*what', 'without an end'],
  ['(what) \\1', 'refers back'],
  ['a?'.repeat(20) + 'a', 'leaves too much open'],
  ['x*', 'where nothing is said'],
])('a phrase that would cost too much or mean nothing is refused: %s', (phrase, sentence) => {
  expect(problemOfPhrase(phrase)).toContain(sentence);
});

test('cues against a dimension take from its score, and the score of all follows the weights', () => {
  const text =
    'Coach: What would you like to have? You should write a list.\nMia: A plan.\n'.repeat(4);
  const advised = {
    says: 'Tells instead of asking.',
    by: 'lead',
    weight: 0.5,
    isAgainst: true,
    phrases: ['you should'],
  } as const;
  const grow = shippedRubric('GROW');
  const scored = (change: (dimension: Dimension) => Dimension) => {
    const dimensions = grow.dimensions.map((each) => (each.key === 'goal' ? change(each) : each));
    const found = analyse(
      { ...grow, dimensions },
      { segments: segmentsOf(text), participants: [{ label: 'Coach', part: 'coach' }] },
    );
    if (!('analysis' in found)) throw new Error(found.problem.sentence);
    const { overall, scores, evidence } = found.analysis;
    const goal = scores.find(({ dimension }) => dimension === 'goal')?.value ?? 0;
    return { overall: overall ?? 0, goal, evidence };
  };
  const before = scored((goal) => goal);
  const against = scored((goal) => ({ ...goal, cues: [...(goal.cues ?? []), advised] }));
  expect(against.goal).toBeLessThan(before.goal);
  expect(against.evidence.map(({ comment }) => comment)).toContain('Tells instead of asking.');
  const heavy = scored((goal) => ({ ...goal, weight: 5 }));
  expect(heavy.goal).toBe(before.goal);
  const towards = Math.sign(before.goal - before.overall);
  expect(Math.sign(heavy.overall - before.overall)).toBe(towards);
});

test.each([
  ['What would you like?', [true]],
  ['So, and how did it go?', [true]],
  ['Did you ask her?', [false]],
  ['How many orders are open?', [false]],
  ['If nothing changes, what will happen?', [true]],
  ['Tell me more about that.', [true]],
  ['I know what you mean.', []],
  ['Right. Was it late? Why?', [false, true]],
])('questions are open or closed: %s', (text, expected) => {
  expect(questionsIn(text).map(({ isOpen }) => isOpen)).toEqual(expected);
});

test('pauses, pace and interruptions are counted by times, and not where there are none', () => {
  const segments = [
    { speaker: 'Ana', start: 0, end: 4_000, text: 'What would you like to do about it?' },
    { speaker: 'Mia', start: 7_000, end: 10_000, text: 'Um, I think, you know, less.' },
    { speaker: 'Ana', start: 9_000, end: 11_000, text: 'Less of what?' },
  ];
  const { pauses, longestPause, duration, speakers } = measure(segments);
  expect({ pauses, longestPause, duration }).toEqual({
    pauses: 1,
    longestPause: 3000,
    duration: 11_000,
  });
  expect(speakers[0]).toMatchObject({ interruptions: 1, speakingTime: 6000, pace: 110 });
  expect(speakers[1]).toMatchObject({ fillers: 2, interruptions: 0 });
  const untimed = measure(segments.map((each) => ({ ...each, start: null, end: null })));
  expect(untimed).toMatchObject({ pauses: null, longestPause: null, duration: null });
  expect(untimed.speakers[0]).toMatchObject({ pace: null, speakingTime: null });
});

test('topics are what comes often and in several places, and two words that keep together are one', () => {
  const about = [
    'the budget review is late',
    'a budget review takes hours',
    'Tom wrote the budget review',
    'hours and hours',
  ];
  const topics = topicsOf(
    about.map((text) => ({ speaker: 'Tom', start: null, end: null, text })),
    ['Tom'],
  );
  expect(topics.map(({ term }) => term)).toEqual(['budget review', 'hours']);
});

test('names keep their capital in topics, and words that only begin a sentence have none', () => {
  const about = ['I asked Karim. Lists help.', 'Lists? Karim has them. He sends lists on Monday.'];
  const topics = topicsOf(
    about.map((text) => ({ speaker: 'Tom', start: null, end: null, text })),
    ['Tom'],
  );
  expect(topics.map(({ term }) => term)).toEqual(['lists', 'Karim']);
});
