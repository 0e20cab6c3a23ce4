import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

/** What the chart knows of an invitation: its row, and the session it is to. Instants are epoch milliseconds. */
export interface InviteContext {
  readonly inviteeId: string;
  readonly inviteeName: string;
  /** Who sent it; null while nobody has. */
  readonly invitedBy: string | null;
  /** Until when it can be answered. */
  readonly expiresAt: number;
  readonly respondedAt: number | null;
  readonly declineReason: string | null;
  /** Since when the invitee waits for a seat; null while they do not. */
  readonly waitingSince: number | null;
  /** Who asked for the session, and who leads the team it is for. */
  readonly hostIds: readonly string[];
  readonly coachId: string;
  /** The session is for several; then its coach invites, too. */
  readonly isForSeveral: boolean;
  readonly startsAt: number;
  readonly timeZone: string;
}

export type Asked = AskedOf<InviteContext>;
export type Words = WordsOf<InviteContext>;
export type Stamps = StampsOf<InviteContext>;
