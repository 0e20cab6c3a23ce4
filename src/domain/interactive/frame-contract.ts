/** What an activity may say (domain reference, 9.4). */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'completed' }
  /** Pixels. */
  | { readonly type: 'resize'; readonly height: number }
  /** 0 to 1. */
  | { readonly type: 'progress'; readonly progress: number }
  | { readonly type: 'score'; readonly score: number }
  /** What the activity wants to find again. */
  | { readonly type: 'state'; readonly state: string };

/** What an activity is told once it is ready. */
export interface StartMessage {
  readonly type: 'start';
  /** What it saved last; null at the first time, and for activities that begin anew. */
  readonly state: string | null;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Nothing of what it says is kept. */
  readonly isPreview: boolean;
}

/** Bytes of a state. */
export const largestState = 256 * 1024;

/** Milliseconds until a frame that says nothing is called slow (specification, 9). */
export const framePatience = 5000;

/** Messages that a frame may send at once, and each second for ever; what is more is not heard. */
export const frameAllowance = { burst: 60, perSecond: 20 } as const;

/** Milliseconds between two requests that save what a frame said; the latest state is among them. */
export const savePause = 500;

export const bytesOf = (text: string): number =>
  text.length > largestState ? Infinity : new TextEncoder().encode(text).length;
