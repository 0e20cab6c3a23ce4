import type { ParserName } from '../parsers.ts';

/** What a parsing process is given to read. */
export interface Task {
  readonly name: ParserName;
  readonly input: unknown;
}

/** What it says: that it is there, then one answer for each task. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly output: unknown }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** The parser itself failed; the name of the error and nothing of the content. */
  | { readonly kind: 'broke'; readonly because: string };
