import { bookingKind } from './features/bookings/public.ts';
import { slotHoldKind } from './features/slot-holds/public.ts';
import { mailDelivery } from './mail/delivery.ts';
import type { Mailer } from './mail/mailer.ts';
import { mailErrand } from './mail/queued-mail.ts';
import { outboxWorker } from './outbox/worker.ts';
import type { Services } from './services.ts';
import { ringing } from './timers/ringing.ts';
import { timerWorker } from './timers/worker.ts';
import type { Worker } from './worker.ts';

/** Everything that works beside the requests. */
const workersOf = ({ db, clock, log, settings }: Services, mailer: Mailer): Worker[] => [
  outboxWorker({
    db,
    clock,
    log,
    deliveries: { [mailErrand]: mailDelivery({ db, mailer, settings }) },
  }),
  timerWorker({
    db,
    clock,
    log,
    kinds: {
      [bookingKind.chart.name]: ringing(bookingKind),
      [slotHoldKind.chart.name]: ringing(slotHoldKind),
    },
  }),
];

/** Starts all of it; `stop` waits for the pieces that are being done. */
export function startWorkers(services: Services, mailer: Mailer): { stop(): Promise<void> } {
  const running = workersOf(services, mailer).map((worker) => worker.start());
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()));
      mailer.close();
    },
  };
}
