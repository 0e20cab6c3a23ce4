import { parentPort, workerData } from 'node:worker_threads';
import { partBytes } from '#domain/files/purposes.ts';
import type { TestCaller } from '#tests/support/caller.ts';
import { paced } from '#tests/support/paced.ts';
import { beginFile, finishFile, sendPart } from '#tests/support/send-file.ts';

/** What people who upload are told: where, as whom, how many they are, and how many bytes a second each of them sends. */
export interface Senders {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly people: number;
  readonly rate: number;
}

const { origin, headers, people, rate } = workerData as Senders;
const caller = {
  request: (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { ...headers, ...(init.headers as object) } }),
} as TestCaller;
const parts = 8;
let sent = 0;

/** The beginning of a recording of 8,000 samples a second, by which it is known as one. */
function recording(byteLength: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(byteLength);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(byteLength * parts - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt32LE(16_000, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(byteLength * parts - 44, 40);
  return bytes;
}

const first = recording(partBytes);
const others = Buffer.alloc(partBytes);

/** Uploads one recording after the other, no faster than a connection is. */
async function upload(): Promise<never> {
  for (;;) {
    const byteLength = partBytes * parts;
    const begun = await beginFile(caller, {
      purpose: 'kai-conversation',
      name: 'call.wav',
      byteLength,
    });
    const address = begun.headers.get('location') ?? '';
    const began = performance.now();
    for (let nth = 0; nth < parts; nth += 1) {
      const part = nth === 0 ? first : others;
      const answer = await sendPart(caller, address, nth * partBytes, new Uint8Array(part));
      if (!answer.ok) throw new Error(`A part was refused: ${answer.status}`);
      sent += partBytes;
      const ahead = (((nth + 1) * partBytes) / rate) * 1000 - (performance.now() - began);
      if (ahead > 0) for await (const _ of paced(1000 / ahead, 1));
    }
    const finished = await finishFile(caller, address);
    if (!finished.ok) throw new Error(`A recording was refused: ${await finished.text()}`);
  }
}

for (let nth = 0; nth < people; nth += 1) void upload();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', () => parentPort?.postMessage(sent));
