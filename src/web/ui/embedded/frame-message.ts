/** What an embedded activity may say (domain reference, 11.4). */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'completed' }
  /** Pixels. */
  | { type: 'resize'; height: number }
  /** 0 to 1. */
  | { type: 'progress'; progress: number }
  | { type: 'score'; score: number }
  /** What the activity wants to find again, at most 256 KB. */
  | { type: 'state'; state: string };

const largestState = 256 * 1024;

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** A message as the contract has it, or null for anything else. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type, height, progress, score, state }: Record<string, unknown> = { ...data };
  if (type === 'ready' || type === 'completed') return { type };
  if (type === 'resize' && isAmount(height)) return { type, height };
  if (type === 'progress' && isAmount(progress) && progress <= 1) return { type, progress };
  if (type === 'score' && isAmount(score)) return { type, score };
  if (type === 'state' && typeof state === 'string' && bytesOf(state) <= largestState)
    return { type, state };
  return null;
}

const bytesOf = (text: string): number =>
  text.length > largestState ? Infinity : new TextEncoder().encode(text).length;

export type FrameGround = {
  /** What `message` events from it carry. */
  origin: string;
  /** The value of `sandbox`. */
  sandbox: string;
};

/**
 * How an address may be embedded; null when it can't be: only https, or this machine's own http in development.
 * A page of our own origin loses its origin, because with it a script could read our tokens and leave its sandbox.
 */
export function groundOf(src: string, ourOrigin: string): FrameGround | null {
  if (!URL.canParse(src, ourOrigin)) return null;
  const { protocol, hostname, origin, username, password } = new URL(src, ourOrigin);
  const isLocal = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  if ((protocol !== 'https:' && !isLocal) || username !== '' || password !== '') return null;
  const sandbox = 'allow-scripts allow-forms';
  if (origin === ourOrigin) return { origin: 'null', sandbox };
  return { origin, sandbox: `${sandbox} allow-same-origin` };
}
