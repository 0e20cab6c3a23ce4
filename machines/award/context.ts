import type { AwardCode } from '#domain/recognition/awards.ts';
import type { Stamp } from '../person.ts';
import type { PlainColumns } from '../plain-record.ts';
import type { SentOf } from '../verbs.ts';
import type { awardVerbs } from './verbs.ts';

/** What the chart knows of an award of somebody: its row, and how much it takes. Instants are epoch milliseconds. */
export interface AwardContext extends PlainColumns {
  readonly userId: string;
  readonly award: AwardCode;
  /** How many actions earn it. */
  readonly goal: number;
  /** How many of them there are, at most the goal. */
  readonly progress: number;
  readonly earnedAt: number | null;
  readonly revokedAt: number | null;
  /** Why it was taken back. */
  readonly revokedReason: string | null;
}

export type AwardEvent =
  | SentOf<typeof awardVerbs>
  | (Stamp &
      (
        | { readonly type: 'COUNT'; readonly progress: number }
        | { readonly type: 'REVOKE'; readonly progress: number; readonly reason: string }
      ));
