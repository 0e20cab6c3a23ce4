import './reactions.ts';
import { uploadJob, uploadWork } from './features/uploads/public.ts';
import { draftPackageDelivery, draftPackageJob } from './activities/packages.ts';
import { draftFileDelivery, draftFileJob } from './files/draft-files.ts';
import { removeFileDelivery, removeFileJob } from './files/kept-files.ts';
import { unfinishedDelivery, unfinishedJob } from './files/unfinished-files.ts';
import { eraseMailDelivery, eraseMailKind } from './mail/erased-mail.ts';
import { mailDelivery } from './mail/delivery.ts';
import { calendarJobs } from './calendars/job-types.ts';
import {
  disconnectCleanupDelivery,
  probeDelivery,
  syncDelivery,
  writeDelivery,
} from './features/external-calendars/public.ts';
import { analysisServiceOf } from './conversations/analysis-service.ts';
import { transcriptionOf } from './conversations/transcription.ts';
import type { Mailer } from './mail/mailer.ts';
import { digestDelivery, digestJob } from './features/digests/public.ts';
import { exportDelivery, exportJob } from './features/own-exports/public.ts';
import {
  fileTextDelivery,
  fileTextJob,
  thumbnailDelivery,
  thumbnailJob,
  announceResourcesDelivery,
  announceResourcesJob,
} from './features/resources/public.ts';
import { noticeDelivery, noticeJob, unreadQuotes } from './features/messages/public.ts';
import { bulkOfConversations } from './features/kai-bulk/public.ts';
import {
  conversationJob,
  conversationWork,
  drawingJob,
  drawingWork,
  recordingJob,
  recordingWork,
} from './features/kai-conversations/public.ts';
import { kpiWorker } from './features/kpis/public.ts';
import { ledgerWorker } from './features/session-credits/public.ts';
import { reportMailDelivery, reportMailJob } from './features/reports/public.ts';
import {
  lockDelivery,
  receiptDelivery,
  receiptJob,
  retentionWorker,
} from './features/users/public.ts';
import { mailboxWorker } from './features/support-requests/public.ts';
import { lockJob } from './identity/locks.ts';
import { passwordLinkJob } from './identity/password-links.ts';
import { passwordMailDelivery } from './mail/password-mail.ts';
import { mailJob } from './mail/queued-mail.ts';
import { outboxWorker, type OutboxOptions } from './outbox/worker.ts';
import { pushDelivery } from './push/delivery.ts';
import { pushJob } from './push/queued-push.ts';
import type { Services } from './services.ts';
import { timedKinds } from './timed-kinds.ts';
import { timerWorker } from './timers/worker.ts';
import type { Worker } from './worker.ts';

/** What works on conversations. */
const conversationParts = ({
  settings,
  ...services
}: Pick<Services, 'db' | 'clock' | 'log' | 'settings' | 'files' | 'parsing'>) => ({
  ...services,
  transcribe: transcriptionOf(settings),
  analysisService: analysisServiceOf(settings),
});

/** Who does the jobs of each kind. */
export const deliveriesOf = (
  { db, clock, log, settings, files, parsing }: Services,
  mailer: Mailer,
) => ({
  [mailJob]: mailDelivery({ db, mailer, settings, quote: unreadQuotes(db) }),
  [passwordLinkJob]: passwordMailDelivery({ db, clock, mailer, settings }),
  [eraseMailKind]: eraseMailDelivery(settings),
  [receiptJob]: receiptDelivery({ db, mailer, settings }),
  [calendarJobs.probe]: probeDelivery({ db, clock, settings, parsing }),
  [calendarJobs.sync]: syncDelivery({ db, clock, settings, parsing }),
  [calendarJobs.write]: writeDelivery({ db, clock, settings, parsing }),
  [calendarJobs.disconnectCleanup]: disconnectCleanupDelivery({ db, clock, settings, parsing }),
  [uploadJob]: uploadWork({ db, clock, log, files, parsing, others: bulkOfConversations }),
  [removeFileJob]: removeFileDelivery(files),
  [draftFileJob]: draftFileDelivery({ db, clock }),
  [unfinishedJob]: unfinishedDelivery({ db, clock, files }),
  [fileTextJob]: fileTextDelivery({ db, files, parsing }),
  [thumbnailJob]: thumbnailDelivery({ db, files, parsing, clock }),
  [conversationJob]: conversationWork(
    conversationParts({ db, clock, log, settings, files, parsing }),
  ),
  [recordingJob]: recordingWork(conversationParts({ db, clock, log, settings, files, parsing })),
  [drawingJob]: drawingWork({ db, files }),
  [draftPackageJob]: draftPackageDelivery({ db, clock }),
  [announceResourcesJob]: announceResourcesDelivery({ db, clock }),
  [lockJob]: lockDelivery({ db, clock }),
  [pushJob]: pushDelivery({ db, clock, settings }),
  [digestJob]: digestDelivery({ db, clock, mailer, settings }),
  [reportMailJob]: reportMailDelivery({ db, clock }),
  [noticeJob]: noticeDelivery({ db, clock }),
  [exportJob]: exportDelivery({ db, files, clock, log }),
});

/** So many recordings are written down at a time: each may keep a processor busy. */
const recordingsAtOnce = 2;

/** Everything that works beside the requests. */
const workersOf = (services: Services, mailer: Mailer): Worker[] => {
  const { db, clock, log } = services;
  const deliveries = deliveriesOf(services, mailer);
  const mailbox = mailboxWorker(services);
  const worker = (takes: OutboxOptions['takes'], atOnce?: number) =>
    outboxWorker({ db, clock, log, deliveries, takes, ...(atOnce && { atOnce }) });
  return [
    worker({ except: [conversationJob, recordingJob, drawingJob] }),
    worker({ only: [conversationJob] }),
    ...Array.from({ length: recordingsAtOnce }, () => worker({ only: [recordingJob] }, 1)),
    worker({ only: [drawingJob] }, 1),
    timerWorker({ db, clock, log, kinds: timedKinds }),
    ledgerWorker({ db, clock, log }),
    kpiWorker({ db, clock, log }),
    retentionWorker({ db, clock, log }),
    ...(mailbox ? [mailbox] : []),
  ];
};

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
