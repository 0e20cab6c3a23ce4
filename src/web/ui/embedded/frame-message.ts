import { bytesOf, largestState, type FrameMessage } from '#domain/interactive/frame-contract.ts';
import { mostScore } from '#domain/interactive/vocabulary.ts';

export type { FrameMessage };

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** A message as the contract has it, or null for anything else. */
export function frameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type, height, progress, score, state }: Record<string, unknown> = { ...data };
  if (type === 'ready' || type === 'completed') return { type };
  if (type === 'resize' && isAmount(height)) return { type, height };
  if (type === 'progress' && isAmount(progress) && progress <= 1) return { type, progress };
  if (type === 'score' && isAmount(score) && score <= mostScore) return { type, score };
  if (type === 'state' && typeof state === 'string' && isKeepable(state)) return { type, state };
  return null;
}

/** What a database can keep and a browser can send. */
const isKeepable = (state: string): boolean =>
  bytesOf(state) <= largestState && state.isWellFormed() && !state.includes('\0');

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
