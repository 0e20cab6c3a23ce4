import type { Door } from './door.ts';

/** The door as the server told of it, with what it asks of the person. `now`: the server's clock, epoch milliseconds. */
export interface DoorAnswer extends Door {
  readonly now: number;
  /** Staff say why they come in. */
  readonly wantsReason: boolean;
}

/** The answer to somebody who wants to come in: a seat, or what the door says instead. */
export interface Admission {
  readonly door: DoorAnswer;
  readonly seat: string | null;
}

/** What to show and be heard with; null leaves the choice to the browser. */
export interface Devices {
  readonly camera: string | null;
  readonly microphone: string | null;
}

/** Another camera or microphone that somebody changes to while they are in the room. */
export interface Change {
  readonly kind: keyof Devices;
  readonly id: string;
}

/** Why somebody is not, or no longer, in the room; `meetingSentence` gives the words. */
export type Notice =
  | 'cancelled'
  | 'over'
  | 'noAccess'
  | 'full'
  | 'unreachable'
  | 'lost'
  | 'elsewhere';

/** What an actor of this machine rejects with; everything else counts as `unreachable`. */
export interface MeetingFailure {
  readonly reason: 'noAccess' | 'full';
}

export interface MeetingContext {
  readonly booking: string;
  readonly door: DoorAnswer | null;
  readonly devices: Devices;
  /** What the others are heard with; null leaves the choice to the browser. */
  readonly speaker: string | null;
  /** Seen and heard by the others. */
  readonly withDevices: boolean;
  /** Why staff come in. */
  readonly reason: string | null;
  readonly notice: Notice | null;
}

export interface MeetingInput {
  readonly booking: string;
}

export const startOf = ({ booking }: MeetingInput): MeetingContext => ({
  booking,
  door: null,
  devices: { camera: null, microphone: null },
  speaker: null,
  withDevices: false,
  reason: null,
  notice: null,
});

export function noticeOf(event: object): Notice {
  const error: unknown = 'error' in event ? event.error : null;
  if (typeof error !== 'object' || error === null || !('reason' in error)) return 'unreachable';
  return error.reason === 'noAccess' || error.reason === 'full' ? error.reason : 'unreachable';
}
