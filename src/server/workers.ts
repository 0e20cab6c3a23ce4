import type { Services } from './services.ts';
import type { Worker } from './worker.ts';

/** Everything that works beside the requests. */
const workersOf = (_services: Services): Worker[] => [];

/** Starts all of it; `stop` waits for the pieces that are being done. */
export function startWorkers(services: Services): { stop(): Promise<void> } {
  const running = workersOf(services).map((worker) => worker.start());
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()));
    },
  };
}
