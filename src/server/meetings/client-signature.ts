import { createHmac } from 'node:crypto';

interface Signed {
  /** The provider's number of the meeting. */
  readonly number: string;
  /** Opens the meeting; the others wait until it is open. */
  readonly isHost: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Clocks differ: the provider refuses what was signed in its future. Milliseconds. */
const allowance = 30_000;

/** Lets one person join one meeting, as client 1.9.9 asks for it: key, number, moment and role, and over them an HMAC with the secret. */
export function clientSignature(
  { key, secret }: { key: string; secret: string },
  { number, isHost, at }: Signed,
): string {
  const moment = at - allowance;
  const role = isHost ? 1 : 0;
  const message = Buffer.from(`${key}${number}${moment}${role}`).toString('base64');
  const proof = createHmac('sha256', secret).update(message).digest('base64');
  return Buffer.from(`${key}.${number}.${moment}.${role}.${proof}`).toString('base64');
}
