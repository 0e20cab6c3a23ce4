/** Work that goes on beside the requests: the outbox, the timers. `stop` waits for the piece that is being done. */
export interface Worker {
  start(): { stop(): Promise<void> };
}
