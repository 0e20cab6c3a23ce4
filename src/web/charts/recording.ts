/** What a tab remembers of its conductors, and what a support link carries: nothing that names or describes a person. */
export interface Recording {
  /** The page it was copied on: path and search. */
  readonly page: string;
  readonly charts: readonly ChartRecording[];
}

export interface ChartRecording {
  readonly name: string;
  /** What the machine was started with; null where that is not shared. */
  readonly input: unknown;
  /** Paths of the innermost states before the first step that is remembered. */
  readonly from: readonly string[];
  /** How many steps before that are no longer remembered. */
  readonly lost: number;
  readonly steps: readonly RecordedStep[];
}

/** The event, or null where the chart shares the names of its states only; and the innermost states it led to. */
export type RecordedStep = readonly [event: RecordedEvent | null, states: readonly string[]];

export type RecordedEvent = { readonly type: string } & Readonly<Record<string, unknown>>;
