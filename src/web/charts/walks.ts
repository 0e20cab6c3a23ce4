/** What the viewer steps a machine with: written by `npm run charts` from the machine's model, so that the viewer tries exactly what the tests try. */
export interface Walks {
  readonly name: string;
  /** The moment at which the sample begins, epoch milliseconds. */
  readonly base: number;
  /** What the machine may be started with, by name; the first is the usual one. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly cases: readonly SampleCase[];
  /** What an invoked actor may answer, by its source. */
  readonly answers: Readonly<Record<string, readonly SampleAnswer[]>>;
  /** The shortest way to every state, by the state's path; the whole chart's is empty. */
  readonly paths: Readonly<Record<string, SamplePath>>;
}

/** Something a person may try: "the coach confirms". Variants differ in what they refer to; the one that fits is tried. */
export interface SampleCase {
  readonly name: string;
  readonly events: readonly SampleEvent[];
}

/** An event as data. A moment relative to the time of sending is written as `{ $now: milliseconds }`. */
export type SampleEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

export type SampleAnswer = { readonly name: string } & (
  | { readonly output: readonly unknown[] }
  | { readonly error: readonly unknown[] }
);

export interface SamplePath {
  readonly input: string;
  readonly steps: readonly SampleStep[];
  /** The state is left in the same moment in which it is entered. */
  readonly passes: boolean;
}

export interface SampleStep {
  readonly name: string;
  readonly kind: 'person' | 'time' | 'result';
  readonly event: SampleEvent;
  /** Paths of the innermost states it leads to. */
  readonly states: readonly string[];
}

/** The value with every relative moment counted from `now`. */
export function atTime(value: unknown, now: number): unknown {
  if (Array.isArray(value)) return value.map((each) => atTime(each, now));
  if (typeof value !== 'object' || value === null) return value;
  if ('$now' in value && typeof value.$now === 'number') return now + value.$now;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, atTime(each, now)]));
}
