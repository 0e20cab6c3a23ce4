import { Readable } from 'node:stream';
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

/** What goes over the line at a time. */
const chunkBytes = 64 * 1024;

/** A part as a connection carries it: all the time, and no faster. */
async function* carried(part: Buffer<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const began = performance.now();
  for (let at = 0; at < part.byteLength; at += chunkBytes) {
    const ahead = (at / rate) * 1000 - (performance.now() - began);
    if (ahead > 0) for await (const _ of paced(1000 / ahead, 1));
    const chunk = part.subarray(at, at + chunkBytes);
    sent += chunk.byteLength;
    yield new Uint8Array(chunk);
  }
}

/** Uploads one recording after the other. */
async function upload(): Promise<never> {
  for (;;) {
    const byteLength = partBytes * parts;
    const begun = await beginFile(caller, {
      purpose: 'kai-conversation',
      name: 'call.wav',
      byteLength,
    });
    const address = begun.headers.get('location') ?? '';
    for (let nth = 0; nth < parts; nth += 1) {
      const body = Readable.toWeb(
        Readable.from(carried(nth === 0 ? first : others)),
      ) as ReadableStream;
      const answer = await sendPart(caller, address, nth * partBytes, body);
      if (!answer.ok) throw new Error(`A part was refused: ${answer.status}`);
    }
    const finished = await finishFile(caller, address);
    if (!finished.ok) throw new Error(`A recording was refused: ${await finished.text()}`);
  }
}

for (let nth = 0; nth < people; nth += 1) void upload();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', () => parentPort?.postMessage(sent));
