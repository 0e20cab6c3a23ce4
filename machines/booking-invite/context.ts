import type { Stamp } from '../person.ts';
import type { Facts } from '../bare-event.ts';
import type { SentOf } from '../verbs.ts';
import type { inviteVerbs } from './verbs.ts';

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

/** `INVITE` and `ENLIST` may also make it; the others are what the product tells of the session. */
export type InviteEvent =
  | SentOf<typeof inviteVerbs>
  | (Stamp & {
      readonly type: 'INVITE' | 'MOVE_UP' | 'LEAVE' | 'CLOSE';
      readonly facts?: Facts;
    });
