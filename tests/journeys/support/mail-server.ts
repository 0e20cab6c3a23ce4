import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that keeps every mail it takes as a file in this folder. Resolves to its address, `smtp://…`. */
export async function openMailServer(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const keep = async (stream: Readable, done: () => void): Promise<void> => {
    const partial = join(folder, `${randomUUID()}.partial`);
    await writeFile(partial, await buffer(stream));
    await rename(partial, partial.replace(/partial$/, 'eml'));
    done();
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _, done) => void keep(stream, done),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // It lives as long as the server whose mails it takes.
  server.server.unref();
  const address = server.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The mail server has no port.');
  return `smtp://127.0.0.1:${address.port}`;
}
