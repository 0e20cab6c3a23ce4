import type { OpenedPage, Said } from '#contract/drawing.ts';

/** A page to be drawn, as the thread is told of it. */
export interface Task extends OpenedPage {
  readonly id: number;
}

/** What the thread is told. */
export type ToThread =
  | { readonly kind: 'draw'; readonly task: Task }
  | { readonly kind: 'answer'; readonly question: number; readonly said: Said };

/** What the thread says: what it has to know for a page, and the page as JSON; null where it can't be drawn. */
export type FromThread =
  | { readonly kind: 'ask'; readonly id: number; readonly question: number; readonly path: string }
  | { readonly kind: 'drawn'; readonly id: number; readonly content: string | null };
