import type { DataOf, InputOf } from '#web/api/call.ts';

export type RubricData = DataOf<'GET /kai-rubrics/{kaiRubric}'>;
export type Scoring = RubricData['inForce'];
type Body = InputOf<'POST /kai-rubrics/{kaiRubric}/preview'>['body'];
type DimensionBody = Body['dimensions'][number];
type CueBody = DimensionBody['cues'][number];

/** A cue as it is typed: phrases one on each line, and a weight that may be missing meanwhile. */
export interface CueValues extends Omit<CueBody, 'phrases' | 'weight'> {
  readonly id: string;
  readonly weight: number | null;
  readonly phrases: string;
}

export interface DimensionValues extends Omit<DimensionBody, 'cues' | 'weight'> {
  readonly id: string;
  readonly weight: number | null;
  readonly cues: readonly CueValues[];
}

export interface RubricValues {
  readonly name: string;
  readonly scale: { readonly strongFrom: number | null; readonly weakBelow: number | null };
  readonly dimensions: readonly DimensionValues[];
}

let last = 0;
/** Names a part of the form for as long as it is open. */
const nextId = (): string => {
  last += 1;
  return `part-${last}`;
};

export const valuesOf = ({ name, scale, dimensions }: Scoring): RubricValues => ({
  name,
  scale,
  dimensions: dimensions.map(({ cues, ...dimension }) => ({
    ...dimension,
    id: nextId(),
    cues: cues.map(({ phrases, ...cue }) => ({
      ...cue,
      id: nextId(),
      phrases: phrases.join('\n'),
    })),
  })),
});

export const newCue = (): CueValues => ({
  id: nextId(),
  says: '',
  side: 'lead',
  weight: 50,
  isAgainst: false,
  phrases: '',
});

export const newDimension = (): DimensionValues => ({
  id: nextId(),
  key: null,
  name: '',
  about: '',
  source: '',
  weight: 1,
  measure: null,
  cues: [newCue()],
  strength: '',
  improvement: '',
  action: '',
});

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is typed, as it is sent: the server says what is missing. */
export const writtenIn = ({ name, scale, dimensions }: RubricValues): Omit<Body, 'transcript'> => ({
  name,
  scale: { strongFrom: scale.strongFrom ?? 0, weakBelow: scale.weakBelow ?? 0 },
  dimensions: dimensions.map(({ id: _, cues, weight, ...dimension }) => ({
    ...dimension,
    weight: weight ?? 0,
    cues:
      dimension.measure === null
        ? cues.map(({ id: __, phrases, weight: share, ...cue }) => ({
            ...cue,
            weight: share ?? 0,
            phrases: linesIn(phrases),
          }))
        : [],
  })),
});

/** Sentences by the fields of the form: phrases share one. */
export const errorsByField = (
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).map(([key, sentence]) => [
      key.replace(/(\.phrases)\.\d+$/, '$1'),
      sentence,
    ]),
  );
