import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Cue, Scoring } from '#domain/kai-conversations/rubrics/rubric.ts';

type Written = Pick<
  BodyOf<Endpoints['POST /kai-rubrics/{kaiRubric}/preview']>,
  'name' | 'scale' | 'dimensions'
>;

/** What was written, as it is kept and scored by. A new dimension gets a key of its own, those that were there keep theirs. */
export function scoringOf({ name, scale, dimensions }: Written): Scoring {
  const taken = new Set<string>();
  const keys = dimensions.map(({ key }) => {
    const kept = key !== null && /^[a-z]\w*$/i.test(key) && !taken.has(key) ? key : null;
    if (kept !== null) taken.add(kept);
    return kept;
  });
  return {
    name,
    scale,
    dimensions: dimensions.map(({ key: _, measure, cues, ...dimension }, nth) => ({
      ...dimension,
      key: keys[nth] ?? newKey(dimension.name, taken),
      ...(measure === null ? { cues: cues.map(asCue) } : { measure }),
    })),
  };
}

type WrittenCue = Written['dimensions'][number]['cues'][number];

const asCue = ({ weight, phrases, side, ...cue }: WrittenCue): Cue => ({
  ...cue,
  by: side,
  weight: weight / 100,
  // Transcripts are compared with straight apostrophes.
  phrases: phrases.map((phrase) => phrase.trim().replaceAll('’', "'")),
});

function newKey(name: string, taken: Set<string>): string {
  const words = name.normalize('NFKD').match(/[a-z0-9]+/gi) ?? [];
  const plain = words
    .map((word, nth) =>
      nth === 0 ? word.toLowerCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join('')
    .slice(0, 30);
  const base = /^[a-z]/i.test(plain) ? plain : `dimension${plain}`;
  let key = base;
  for (let nth = 2; taken.has(key); nth += 1) key = `${base}${nth}`;
  taken.add(key);
  return key;
}

/** The same as a page has it. */
export const wireScoring = ({ name, scale, dimensions }: Scoring) => ({
  name,
  scale,
  dimensions: dimensions.map(({ weight = 1, measure = null, cues = [], ...dimension }) => ({
    ...dimension,
    weight,
    measure,
    cues: cues.map(({ by: side, weight: share, isAgainst = false, phrases, ...cue }) => ({
      ...cue,
      side,
      weight: Math.round(share * 100),
      isAgainst,
      phrases: [...phrases],
    })),
  })),
});
