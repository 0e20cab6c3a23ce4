import { channelName, type Database } from '#database/database.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import type { Worker } from '#server/worker.ts';

export interface PollingWorkerOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The channel of the database on which others hint that there is something to do. */
  readonly channel: string;
  /** Milliseconds after which to look again, whatever was hinted or not. */
  readonly longestSleep: number;
  /** Does what is due at `now`; resolves to the next moment to look, null when none is known. Stops early, between two pieces, once `signal` is aborted. */
  readonly work: (now: number, signal: AbortSignal) => Promise<number | null>;
}

/** Works when hinted, at the next known moment and now and then; one at a time, and never because of a hint alone. */
export function pollingWorker({
  db,
  clock,
  log,
  channel,
  longestSleep,
  work,
}: PollingWorkerOptions): Worker {
  // Hearing nothing is survived; a name that can never be heard is a mistake.
  channelName(channel);
  return {
    start() {
      const ended = new AbortController();
      let isHinted = false;
      let running: Promise<void> | null = null;
      let sleep: NodeJS.Timeout | undefined;

      const wake = (): void => {
        isHinted = true;
        if (!ended.signal.aborted) running ??= run();
      };

      const run = async (): Promise<void> => {
        clearTimeout(sleep);
        let next: number | null = null;
        while (isHinted && !ended.signal.aborted) {
          isHinted = false;
          try {
            next = await work(clock.now(), ended.signal);
          } catch (error) {
            next = null;
            log.error(`The work on ${channel} failed; it is tried again.`, error);
          }
        }
        running = null;
        if (ended.signal.aborted) return;
        const pause = next === null ? longestSleep : next - clock.now();
        sleep = setTimeout(wake, Math.min(longestSleep, Math.max(1, pause)));
      };

      const listen = async (): Promise<(() => Promise<void>) | null> => {
        try {
          const unlisten = await db.listen(channel, wake, { onGap: wake });
          // What was hinted before the first hint could be heard.
          wake();
          return unlisten;
        } catch (error) {
          log.error(`No hints are heard on ${channel}; it is looked at now and then.`, error);
          return null;
        }
      };
      const listening = listen();
      wake();

      return {
        async stop() {
          ended.abort();
          clearTimeout(sleep);
          const unlisten = await listening;
          await Promise.all([unlisten?.(), running]);
        },
      };
    },
  };
}
