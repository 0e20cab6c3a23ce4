import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

/** What the chart knows of a group of bookings: its row, and who leads its team. */
export interface GroupContext {
  readonly name: string;
  /** The leader of the team that it is for; null for members. */
  readonly leaderId: string | null;
  readonly createdBy: string | null;
  /** Epoch milliseconds. */
  readonly deletedAt: number | null;
  readonly deletedBy: string | null;
}

export type Asked = AskedOf<GroupContext>;
export type Words = WordsOf<GroupContext>;
export type Stamps = StampsOf<GroupContext>;
