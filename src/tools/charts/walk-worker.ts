import { parentPort, workerData } from 'node:worker_threads';
import { walkOn, type Shared } from './walks-beside.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(walkOn(workerData as Shared));
