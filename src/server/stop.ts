import { startSentence } from './start-sentence.ts';

/** Resolves when the operator, or the system, asks this process to stop. A second request stops it at once. */
export function onceStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve();
      });
    }
  });
}

/** Says in one sentence why there is nothing to go on with, and what to do; where it happened is told on request. */
export function stopWith(error: unknown): never {
  process.stderr.write(`${startSentence(error)}\n`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error)
    process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
