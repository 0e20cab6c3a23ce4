import { createECDH, createHmac } from 'node:crypto';
import { keyFor } from '#server/identity/keys.ts';
import type { Settings } from '#server/settings/settings.ts';

/** By which push services know who sends (RFC 8292), each in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the curve is so near to 2^256 that the first try fails once in four thousand million secrets. */
const mostTries = 16;

/**
 * The pair of this installation: derived, like every other key, from the secret that is made at the first start, so that all processes have the same and none is
 * kept anywhere. With another secret browsers have to be turned on again.
 */
export function pushKeysOf({ tokenSecret }: Pick<Settings, 'tokenSecret'>): PushKeys {
  const key = keyFor('push services', tokenSecret);
  for (let tried = 0; tried < mostTries; tried += 1) {
    const scalar = createHmac('sha256', key).update(`pair ${tried}`).digest();
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(scalar);
    } catch {
      continue;
    }
    return {
      publicKey: pair.getPublicKey('base64url'),
      privateKey: scalar.toString('base64url'),
    };
  }
  throw new Error('No key for push services can be derived from this secret.');
}
