import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isCanonical } from './canonical.ts';

const cipher = 'aes-256-gcm';

/** Keeps a text from everybody without the key. `about` names what it belongs to: moved to something else it can't be opened. */
export function seal(key: KeyObject, text: string, about: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** The text; null when it was not sealed with this key for this, or was changed. */
export function unseal(key: KeyObject, sealed: string, about: string): string | null {
  if (!isCanonical(sealed)) return null;
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.byteLength < 28) return null;
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
