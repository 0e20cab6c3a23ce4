import type { KeyObject } from 'node:crypto';
import { createHash, createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/** Each purpose has a key of its own, so that nothing made for one can be used for another. */
export type KeyPurpose =
  | 'bearer tokens'
  | 'refresh tokens'
  | 'sign-in accounts'
  | 'single sign-on secrets'
  | 'single sign-on attempts'
  | 'single sign-on sessions'
  | 'calendar credentials'
  | 'calendar feeds'
  | 'file links'
  | 'meeting passcodes'
  | 'activity addresses'
  | 'unsubscribe links'
  | 'push services'
  | 'push subscriptions'
  | 'support replies';

const derived = new WeakMap<Uint8Array, Map<KeyPurpose, KeyObject>>();

/** The key for a purpose, derived from the operator's secret. */
export function keyFor(purpose: KeyPurpose, secret: Uint8Array): KeyObject {
  const keys = derived.get(secret) ?? new Map<KeyPurpose, KeyObject>();
  derived.set(secret, keys);
  const known = keys.get(purpose);
  if (known) return known;
  const key = createSecretKey(
    Buffer.from(hkdfSync('sha256', secret, 'waymark', `${purpose}, first version`, 32)),
  );
  keys.set(purpose, key);
  return key;
}

export const keyedHash = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** For secrets of 256 random bits, which need no salt and no slow hash. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
