import { uploadErrand, uploadWork } from './features/uploads/public.ts';
import { removeFileDelivery, removeFileErrand } from './files/kept-files.ts';
import { eraseMailDelivery, eraseMailKind } from './mail/erased-mail.ts';
import { mailDelivery } from './mail/delivery.ts';
import { calendarErrands } from './calendars/errands.ts';
import {
  farewellDelivery,
  reachDelivery,
  syncDelivery,
  writeDelivery,
} from './features/external-calendars/public.ts';
import type { Mailer } from './mail/mailer.ts';
import { digestDelivery } from './mail/digest.ts';
import { digestErrand } from './mail/queued-digest.ts';
import {
  exportDelivery,
  exportEndDelivery,
  exportEndErrand,
  exportErrand,
} from './features/profile/public.ts';
import { lockDelivery } from './features/users/public.ts';
import { lockErrand } from './identity/locks.ts';
import { passwordLinkErrand } from './identity/password-links.ts';
import { passwordMailDelivery } from './mail/password-mail.ts';
import { mailErrand } from './mail/queued-mail.ts';
import { outboxWorker } from './outbox/worker.ts';
import type { Services } from './services.ts';
import { timedKinds } from './timed-kinds.ts';
import { timerWorker } from './timers/worker.ts';
import type { Worker } from './worker.ts';

/** Everything that works beside the requests. */
const workersOf = (
  { db, clock, log, settings, files, parsing }: Services,
  mailer: Mailer,
): Worker[] => [
  outboxWorker({
    db,
    clock,
    log,
    deliveries: {
      [mailErrand]: mailDelivery({ db, mailer, settings }),
      [passwordLinkErrand]: passwordMailDelivery({ db, clock, mailer, settings }),
      [eraseMailKind]: eraseMailDelivery(settings),
      [calendarErrands.reach]: reachDelivery({ db, clock, settings, parsing }),
      [calendarErrands.sync]: syncDelivery({ db, clock, settings, parsing }),
      [calendarErrands.write]: writeDelivery({ db, clock, settings, parsing }),
      [calendarErrands.farewell]: farewellDelivery({ db, clock, settings, parsing }),
      [uploadErrand]: uploadWork({ db, clock, log, files, parsing }),
      [removeFileErrand]: removeFileDelivery(files),
      [lockErrand]: lockDelivery({ db, clock }),
      [digestErrand]: digestDelivery({ db, clock, mailer, settings }),
      [exportErrand]: exportDelivery({ db, files, clock }),
      [exportEndErrand]: exportEndDelivery({ db, clock }),
    },
  }),
  timerWorker({
    db,
    clock,
    log,
    kinds: timedKinds,
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
