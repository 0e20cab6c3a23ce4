import { timingSafeEqual } from 'node:crypto';
import { keyedHash, keyFor } from '#server/identity/keys.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Who may answer which request by email. */
export interface Replying {
  /** `S-` and six characters. */
  readonly reference: string;
  readonly request: string;
  readonly person: string;
}

type Secrets = Pick<Settings, 'tokenSecret' | 'supportMailbox'>;

/** The address at which one person answers one request; null where no mailbox is read. It fits into the 64 characters before the @ (RFC 5321) and survives programs that write small letters only. */
export function replyAddress(
  { tokenSecret, supportMailbox }: Secrets,
  of: Replying,
): string | null {
  if (supportMailbox === null) return null;
  const [name = '', domain = ''] = supportMailbox.address.split('@');
  return `${name}+${of.reference.toLowerCase()}.${proofOf(tokenSecret, of)}@${domain}`;
}

/** What an address says: which request is answered, and the proof for it; null where it is none of ours. */
export function replyIn(
  { supportMailbox }: Pick<Settings, 'supportMailbox'>,
  address: string,
): { readonly reference: string; readonly proof: string } | null {
  if (supportMailbox === null) return null;
  const [name = '', domain = ''] = supportMailbox.address.toLowerCase().split('@');
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const found = /^(s-[\da-z]{6})\.([\da-f]{32})$/.exec(local.slice(name.length + 1));
  if (host !== domain || !local.startsWith(`${name}+`) || !found) return null;
  return { reference: (found[1] ?? '').toUpperCase(), proof: found[2] ?? '' };
}

/** Whether the proof of an address is the one for this person and this request. */
export const isProof = (
  { tokenSecret }: Pick<Settings, 'tokenSecret'>,
  proof: string,
  of: Replying,
) => timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(tokenSecret, of)));

/** 128 bits, in figures and small letters. */
const proofOf = (secret: Uint8Array, { request, person }: Replying): string =>
  Buffer.from(keyedHash(keyFor('support replies', secret), `${request}.${person}`), 'base64url')
    .subarray(0, 16)
    .toString('hex');
