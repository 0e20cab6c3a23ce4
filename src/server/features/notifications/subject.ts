import type { Notice } from '#domain/notifications/notice.ts';
import type { Database } from '#database/database.ts';
import type { QueuedAppointment, QueuedMail } from '#server/mail/queued-mail.ts';
import type { Recipient } from './recipients.ts';

/** What notices are about: a record, and what their texts are made of for each reader. */
export interface Subject<Facts> {
  readonly entity:
    | 'booking'
    | 'user'
    | 'team'
    | 'award'
    | 'organization'
    | 'credit-lot'
    | 'programme'
    | 'resource'
    | 'conversation'
    | 'kai-conversation';
  readonly entityId: string;
  /** What there is to read for these people: for one of them nothing, one notice, or one for each whom it is about. */
  readonly readings: (
    db: Database,
    recipients: readonly Recipient[],
    notice: Notice<Facts>,
  ) => Promise<readonly Reading<Facts>[]>;
  /** What calendars show of it. */
  readonly appointment?: (db: Database) => Promise<QueuedAppointment>;
  /** The same, announced together with what calendars show of others. */
  readonly with?: (others: readonly QueuedAppointment[]) => Subject<Facts>;
}

/** One notice for one reader. */
export interface Reading<Facts> {
  readonly recipient: Recipient;
  readonly facts: Facts;
  /** One that nobody acted on yet is brought up to date by another of its group. */
  readonly groupKey: string;
  /** What a mail shows besides its text. */
  readonly details?: QueuedMail['details'];
  readonly calendar?: QueuedMail['calendar'];
}

/** A record of which everybody reads the same. `groupKey` tells its notices apart from others of that record. */
export const aboutRecord = <Facts>(
  entity: Subject<Facts>['entity'],
  entityId: string,
  facts: Facts,
  groupKey = `${entity}:${entityId}`,
): Subject<Facts> => ({
  entity,
  entityId,
  readings: (_, recipients) =>
    Promise.resolve(recipients.map((recipient) => ({ recipient, facts, groupKey }))),
});
