import type { BandColour, ClauseKind, QuestionType, ScoringMethod } from './vocabulary.ts';

/** Something to choose, with what it counts. */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly score: number | null;
}

/** One look at an earlier answer. `values` are ids of options, or `yes` and `no`. */
export interface Clause {
  readonly question: string;
  readonly is: ClauseKind;
  readonly values: readonly string[];
  readonly number: number | null;
}

/** When a question is shown. */
export interface Condition {
  readonly match: 'all' | 'any';
  readonly clauses: readonly Clause[];
}

/** What an answer has to keep to: of texts characters, of numbers and scales values. */
export interface Limits {
  readonly min: number | null;
  readonly max: number | null;
  readonly pattern: string | null;
  readonly maxSelected: number | null;
}

/**
 * One question. All types have one shape, of which each uses its part: whoever changes the type of a question loses nothing that was written. Its id stays for
 * as long as the question does, and is what answers and results are found by.
 */
export interface Question {
  readonly id: string;
  readonly type: QuestionType;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  /** Its answers are hidden from everybody but staff and whoever gave them. */
  readonly sensitive: boolean;
  /** Of a matrix its columns. */
  readonly options: readonly Option[];
  /** Of a matrix: what each column is chosen for. */
  readonly rows: readonly Pick<Option, 'id' | 'label'>[];
  readonly limits: Limits;
  /** What the ends of a scale mean. */
  readonly ends: { readonly low: string; readonly high: string };
  readonly visibleIf: Condition | null;
  /** How much it counts for the score; 0 is not at all. */
  readonly weight: number;
  /** The KPI that its answers are values of. */
  readonly kpi: string | null;
}

/** What a score from here to there means. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly colour: BandColour;
  readonly advice: string;
}

export interface Scoring {
  readonly method: ScoringMethod;
  readonly bands: readonly Band[];
}

/** What is asked, and what the answers count. */
export interface Definition {
  readonly questions: readonly Question[];
  readonly scoring: Scoring;
}

/** What somebody answers to one question: a text, option or date, a number, yes or no, options, or an option for each row. */
export type Answer =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>;

/** Answers by the ids of their questions. */
export type Answers = Readonly<Record<string, Answer>>;

export const noScoring: Scoring = { method: 'none', bands: [] };
const noLimits: Limits = { min: null, max: null, pattern: null, maxSelected: null };

const choosing: readonly QuestionType[] = ['singleChoice', 'multiChoice', 'ranking', 'matrix'];
/** Whether there is something to choose from in it. */
export const hasOptions = ({ type }: Pick<Question, 'type'>): boolean => choosing.includes(type);

const numeric: readonly QuestionType[] = ['scale', 'rating', 'number'];
export const isNumeric = ({ type }: Pick<Question, 'type'>): boolean => numeric.includes(type);

const scored: readonly QuestionType[] = [
  'singleChoice',
  'multiChoice',
  'scale',
  'rating',
  'yesNo',
  'number',
  'matrix',
];
/** Whether its answers can count for a score. */
export const canScore = ({ type }: Pick<Question, 'type'>): boolean => scored.includes(type);

/** The smallest and the largest value that can be chosen on a scale or given as a rating. */
export const spanOf = ({ type, limits }: Pick<Question, 'type' | 'limits'>) =>
  type === 'rating'
    ? { min: 1, max: limits.max ?? 5 }
    : { min: limits.min ?? 0, max: limits.max ?? 10 };

/** A question that nobody has written yet. */
export const emptyQuestion = (id: string, type: QuestionType): Question => ({
  id,
  type,
  label: '',
  help: '',
  required: false,
  sensitive: false,
  options: [],
  rows: [],
  limits: noLimits,
  ends: { low: '', high: '' },
  visibleIf: null,
  weight: type === 'number' ? 0 : 1,
  kpi: null,
});
