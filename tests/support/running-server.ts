import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, with demo data in a folder of its own that is gone afterwards. */
export async function startServer(): Promise<RunningServer> {
  const root = resolve(import.meta.dirname, '../..');
  const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-size-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      PUBLIC_URL: origin,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    child.kill();
    await gone;
    await rm(dataFolder, { recursive: true, force: true });
  };
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) return { origin, stop };
    await pause(200);
  }
  await stop();
  throw new Error('The server ended before it was ready.');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, 'localhost', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
