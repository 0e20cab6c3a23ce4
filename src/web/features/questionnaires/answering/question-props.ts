import type { Answer, Question } from '#domain/questionnaires/definition.ts';

/** One question, and what was answered to it. */
export interface QuestionInputProps {
  question: Question;
  /** Null while nothing was answered. */
  value: Answer | null;
  onChange: (answer: Answer | null) => void;
}

/** What stands around the control of a question: its words, and where its error is. */
export interface AroundQuestion {
  readonly label: string;
  readonly tip: string | undefined;
  readonly required: boolean;
  readonly errorKey: string;
}
