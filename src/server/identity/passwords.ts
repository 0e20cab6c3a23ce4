import { hash, verify } from '@node-rs/argon2';

/** What one password costs to try, for Argon2id: `memoryCost` in KiB, `timeCost` in passes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane; some 20 ms here. A stored hash names its own cost, so raising this
 * leaves old hashes valid. Whoever changes it makes a new `nobodysHash` too: a test compares them.
 */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that was thrown away. Checked where there is no account, so that both cases take the same time. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$QbRU4n4LPpm66qDFHe3Ykw$IpBp5iolPvVg0Zet+XhzjBWW/XMsdT8cNljz2oXiqvQ';

export const hashPassword = (
  password: string,
  cost: PasswordCost = passwordCost,
): Promise<string> => hash(password, cost);

/** Whether the password belongs to the hash. `null`, for no account, takes as long and is never true. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? nobodysHash, password);
  return fits && passwordHash !== null;
}
