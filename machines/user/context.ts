import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { PlainColumns } from '../plain-record.ts';
import type { UserFields } from './fields.ts';

export interface UserContext extends UserFields, PlainColumns {
  /** The row's own id; empty while nobody has created it. */
  readonly id: string;
  /** When somebody who mistyped the password too often may try again, epoch ms. */
  readonly lockedUntil: number | null;
  /** When the person first came in; null for those who have not. */
  readonly activatedAt: number | null;
}

export type Asked = AskedOf<UserContext>;
export type Words = WordsOf<UserContext>;
export type Stamps = StampsOf<UserContext>;
