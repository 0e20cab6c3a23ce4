import { MINUTE } from '#domain/time/calendar.ts';
import { pollingWorker } from '#server/outbox/polling-worker.ts';
import type { Services } from '#server/services.ts';
import type { Worker } from '#server/worker.ts';
import { takeUnseen } from './imap.ts';
import { takeMail, type Taking } from './take.ts';

/** Reads the mailbox of support every minute; null where none is named. */
export function mailboxWorker(services: Taking & Pick<Services, 'log'>): Worker | null {
  const { db, clock, log, settings } = services;
  const mailbox = settings.supportMailbox;
  if (mailbox === null) return null;
  return pollingWorker({
    db,
    clock,
    log,
    channel: 'support_mailbox',
    longestSleep: MINUTE,
    async work(_, signal) {
      await takeUnseen(mailbox, (mail) => takeMail(services, mail), signal);
      return null;
    },
  });
}
