/** Something that one person says without a break. Times are milliseconds from the beginning; null where the transcript has none. */
export interface Segment {
  readonly start: number | null;
  readonly end: number | null;
  readonly speaker: string;
  readonly text: string;
}

/** What a transcript may hold: about ten hours of talk. */
export const limits = { words: 100_000, segments: 20_000, speakers: 50 } as const;

const word = /[\p{L}\p{N}]+(?:['’\-.][\p{L}\p{N}]+)*/gu;

/** The words of a text, as they are written. */
export const wordsIn = (text: string): string[] => text.match(word) ?? [];

export const countWords = (text: string): number => wordsIn(text).length;

/** Who speaks, in the order in which they are first heard. */
export const speakersIn = (segments: readonly Pick<Segment, 'speaker'>[]): string[] => [
  ...new Set(segments.map(({ speaker }) => speaker)),
];

/** When the last of it ends; null where there are no times. */
export const durationOf = (segments: readonly Segment[]): number | null =>
  segments.reduce<number | null>(
    (last, { start, end }) =>
      end === null && start === null ? last : Math.max(last ?? 0, end ?? start ?? 0),
    null,
  );
