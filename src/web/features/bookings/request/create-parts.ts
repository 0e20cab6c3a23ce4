import type { Draft, DraftState, Settled } from './draft.ts';

/** What every part of the page that creates a booking is given. */
export interface CreateParts extends Pick<DraftState, 'change'> {
  readonly draft: Draft;
  readonly known: Settled;
  readonly errors: Readonly<Record<string, string>>;
  readonly zone: string;
  readonly now: number;
}
