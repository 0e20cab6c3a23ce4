import { parentPort, workerData } from 'node:worker_threads';
import { paced } from '#tests/support/paced.ts';

/** What people who download are told: where, as whom, how many they are, and how many bytes a second each of them gets. */
export interface Downloads {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly people: number;
  readonly rate: number;
}

const { address, headers, people, rate } = workerData as Downloads;
let received = 0;

/** Downloads again and again, no faster than a connection is. */
async function download(): Promise<never> {
  for (;;) {
    const { body } = await fetch(address, { headers });
    const began = performance.now();
    let own = 0;
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      own += chunk.byteLength;
      received += chunk.byteLength;
      const ahead = (own / rate) * 1000 - (performance.now() - began);
      if (ahead > 0) for await (const _ of paced(1000 / ahead, 1));
    }
  }
}

for (let nth = 0; nth < people; nth += 1) void download();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', () => parentPort?.postMessage(received));
