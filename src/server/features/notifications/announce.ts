import { notices, typeOf, type FactsOf, type NoticeKey } from '#domain/notifications/notices.ts';
import type { Notice } from '#domain/notifications/notice.ts';
import { afterQuietHours } from '#domain/notifications/mail-rhythm.ts';
import { canStopMails } from '#domain/notifications/preferences.ts';
import { withItsTimes } from '#domain/notifications/said-times.ts';
import type { Database } from '#database/database.ts';
import { collect } from '#server/features/digests/public.ts';
import { mailToSend, type QueuedMail } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { pushesTo } from '#server/push/queued-push.ts';
import { publishChange } from '#server/stream/publish.ts';
import { applyPreferences } from './apply-preferences.ts';
import { isGathered } from './gathering.ts';
import { keepNotices } from './keep-notices.ts';
import { activeAmong, type Recipient } from './recipients.ts';
import type { Reading, Subject } from './subject.ts';

/** Something that happened, and who is to hear of it. */
export interface Announcement<Key extends NoticeKey> {
  /** The row of the notification map. */
  readonly notice: Key;
  readonly about: Subject<FactsOf<Key>>;
  readonly recipientIds: readonly string[];
  readonly at: number;
  /** The event that is announced; announcing it again sends nothing twice. */
  readonly eventId: string;
  /** Nobody is sent a mail before this moment: until then it may turn out not to be so. */
  readonly mailFrom?: number;
  /** The conversation of which a mail may hold what is unread. */
  readonly unread?: NonNullable<QueuedMail['unread']>;
}

/**
 * Lets people know inside the current transaction: notifications in their words and time zones, mails in the outbox, a hint to their open pages
 * (domain reference, 11.4 and 13). Only active people hear of anything, in the ways that they chose. Where somebody has not yet acted on the last one of this
 * kind, that one is brought up to date.
 */
export async function announce<Key extends NoticeKey>(
  db: Database,
  announcement: Announcement<Key>,
): Promise<void> {
  const { notice: key, about, recipientIds } = announcement;
  if (recipientIds.length === 0) return;
  const notice: Notice<FactsOf<Key>> = notices[key];
  const isWaiting = isGathered({
    key,
    recipientIds,
    isAnswered: notice.isAnswered === true,
    entityId: about.entityId,
    ...(about.appointment && { appointment: about.appointment }),
    announce: (recipients, others) =>
      announceNow(db, notice, {
        ...announcement,
        recipientIds: recipients,
        about: others.length > 0 ? (about.with?.(others) ?? about) : about,
      }),
  });
  if (!isWaiting) await announceNow(db, notice, announcement);
}

async function announceNow<Key extends NoticeKey>(
  db: Database,
  notice: Notice<FactsOf<Key>>,
  { notice: key, about, recipientIds, at, eventId, mailFrom, unread }: Announcement<Key>,
): Promise<void> {
  const type = typeOf(key);
  const { entity, entityId } = about;
  const recipients = await activeAmong(db, recipientIds);
  const readings = await about.readings(db, recipients, notice);
  if (readings.length === 0) return;
  const channels = applyPreferences(readings, ({ recipient }) => recipient, type, notice.channel);
  await keepNotices(
    db,
    { type, entity, entityId, at },
    channels.inApp.map(({ recipient, facts, groupKey }) => ({
      recipient,
      ...withItsTimes(() => notice.text(facts)),
      link: notice.go(facts).path,
      groupKey,
    })),
  );
  const isHeldBack = notice.channel === 'E' && notice.isTimely !== true;
  const due = mailFrom ?? at;
  const runAtOf = ({ timeZone, rhythm }: Recipient): number =>
    isHeldBack ? afterQuietHours(timeZone, rhythm.quietHours, due) : due;
  const mailOf = (reading: Reading<FactsOf<Key>>) => {
    const { recipient, facts, groupKey, details = [], calendar = null } = reading;
    const runAt = runAtOf(recipient);
    const mail = mailToSend(
      {
        recipientId: recipient.id,
        at,
        subject: notice.subject(facts),
        text: notice.text(facts),
        details: [...details],
        go: notice.go(facts),
        ...(notice.answers && { answers: [...notice.answers(facts)] }),
        ...(unread && { unread }),
        ...(canStopMails(recipient.role, type) && { stoppable: type }),
        ...(runAt > due && { waitsWith: { type, groupKey } }),
        calendar,
      },
      `${eventId}:${type}:${recipient.id}`,
    );
    return { ...mail, runAt };
  };
  await enqueue(db, channels.mailed.map(mailOf), at);
  const pushOf = ({ recipient, facts, groupKey }: Reading<FactsOf<Key>>) => {
    const { timeZone, rhythm } = recipient;
    const isTimely = notice.isTimely === true;
    return {
      recipientId: recipient.id,
      type,
      groupKey,
      text: notice.text(facts),
      path: notice.go(facts).path,
      isTimely,
      runAt: isTimely ? due : afterQuietHours(timeZone, rhythm.quietHours, due),
    };
  };
  await enqueue(db, await pushesTo(db, channels.pushed.map(pushOf), eventId), at);
  await collect(
    db,
    channels.collected.map(({ recipient, facts }) => ({
      recipient,
      type,
      text: notice.text(facts),
      entity,
      entityId,
    })),
    at,
  );
  await publishChange(db, {
    topics: ['notifications'],
    to: { userIds: recipients.map(({ id }) => id), staff: false },
  });
}
