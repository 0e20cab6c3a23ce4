import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shortestPassword } from '#server/identity/new-password.ts';
import { bytesOfEntry, prefixOf } from '#server/identity/breached/breached.ts';

/** Makes the list of breached passwords from one password a line on standard input. */
const target = fileURLToPath(new URL('../server/identity/breached/passwords.bin', import.meta.url));
const prefixes = new Set<string>();
for await (const line of createInterface({ input: process.stdin }))
  if (line.length >= shortestPassword) prefixes.add(prefixOf(line));
const bytes = Buffer.from([...prefixes].toSorted().join(''), 'hex');
writeFileSync(target, bytes);
const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
console.info(`${bytes.length / bytesOfEntry} passwords, ${fingerprint}.`);
