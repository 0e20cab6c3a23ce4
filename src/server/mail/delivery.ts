import { and, eq } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { calendarFile, calendarOf } from '#server/calendars/icalendar.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings/settings.ts';
import { inState } from '#database/in-state.ts';
import { isActedOn } from './acted-on.ts';
import { eventOf } from './appointment.ts';
import { letterOf } from './letter.ts';
import { replyAddress } from './reply-address.ts';
import { senderOf, type Mail, type Mailer } from './mailer.ts';
import { stopAddress } from './stop-links.ts';
import { queuedMail, type QueuedInvitation, type QueuedMail } from './queued-mail.ts';

interface MailDeliveryOptions {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'tokenSecret' | 'supportMailbox'>;
  /** What the recipient has not read, where they have chosen to have it in their mails. */
  readonly quote?: (
    unread: NonNullable<QueuedMail['unread']>,
    recipientId: string,
  ) => Promise<readonly string[]>;
}

/** Sends the mails of the outbox to where people can be reached now; to somebody who has left the product nothing is sent. */
export function mailDelivery({ db, mailer, settings, quote }: MailDeliveryOptions): Delivery {
  return async (payload, id) => {
    const mail = queuedMail.parse(payload);
    const [recipient] = await db.orm
      .select({
        id: users.id,
        name: users.fullName,
        firstName: users.firstName,
        email: users.email,
      })
      .from(users)
      .where(and(eq(users.id, mail.recipientId), inState(users.status, userStates.open)));
    if (!recipient) return;
    if (mail.waitsWith && (await isActedOn(db, recipient.id, mail.waitsWith))) return;
    const quotes = mail.unread && quote ? await quote(mail.unread, recipient.id) : [];
    const { at, subject, stoppable: what } = mail;
    const stop = what && stopAddress(settings, { recipientId: recipient.id, what, at });
    const below = stop === undefined ? {} : { stop: { label: 'Stop these emails', address: stop } };
    const { replies } = mail;
    const replyTo = replies && replyAddress(settings, { ...replies, person: recipient.id });
    await mailer.send({
      id,
      to: recipient,
      at,
      subject,
      ...letterOf({ ...mail, quotes }, recipient.firstName, settings.publicUrl, below),
      stop,
      replyTo: replyTo ?? undefined,
      calendar: mail.calendar && calendarFor(mail.calendar, mail.at, recipient, settings),
    });
  };
}

/** An invitation for this recipient's calendar; several appointments are one file to be taken over, because an invitation holds one (RFC 5546). The other people are in it by name; their addresses are nobody else's business. */
function calendarFor(
  { method, others = [], ...appointment }: QueuedInvitation,
  at: number,
  recipient: Mail['to'],
  settings: Pick<Settings, 'publicUrl' | 'mailFrom'>,
): NonNullable<Mail['calendar']> {
  const organiser = senderOf(settings);
  if (others.length > 0) {
    const events = [appointment, ...others].map((each) => eventOf(each, settings.publicUrl));
    return { method: 'PUBLISH', content: calendarOf(events, at, organiser) };
  }
  const invitation = { method, organiser, attendee: recipient };
  return {
    method,
    content: calendarFile(eventOf(appointment, settings.publicUrl), at, invitation),
  };
}
