import { z } from 'zod';
import { notificationTypes } from '#domain/notifications/notification-types.ts';
import type { Job } from '#server/outbox/queue.ts';

/** The name of this errand in the outbox. */
export const mailJob = 'mail';

const appointment = z.object({
  uid: z.string(),
  sequence: z.int(),
  startsAt: z.number(),
  endsAt: z.number(),
  summary: z.string(),
  description: z.string(),
  /** An address, a number, or a path of the application where the meeting takes place. */
  location: z.string().nullable(),
  path: z.string(),
});

/** A path of the application, and the words on the way there. */
const link = z.object({ path: z.string(), label: z.string() });

/** A mail as it waits in the outbox: what it says is fixed, whom it reaches and under which address the application lives is found out when it is sent. */
export const queuedMail = z.object({
  recipientId: z.string(),
  /** When it was written, epoch milliseconds. */
  at: z.number(),
  subject: z.string(),
  text: z.string(),
  /** Facts below the text: when, with whom, where. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The one thing to do about it; a path of the application. */
  go: link,
  /** The answers that may be given: each opens the page on which it is given, and gives none. */
  answers: z.array(link).optional(),
  /** What is unread of a conversation: it is looked up when the mail is sent, for whoever has chosen to have it in there, and never waits with the mail. */
  unread: z.object({ conversationId: z.string(), senderId: z.string() }).optional(),
  /** The type of notification, where mails of that type can be stopped. */
  stoppable: z.enum(notificationTypes).optional(),
  /** The notification of the same, where the mail waits for the end of quiet hours: once it is acted on, the mail is not sent any more. */
  waitsWith: z.object({ type: z.enum(notificationTypes), groupKey: z.string() }).optional(),
  /** The request for support that whoever gets it may answer by email. */
  replies: z.object({ reference: z.string(), request: z.string() }).optional(),
  calendar: appointment
    .extend({
      method: z.enum(['REQUEST', 'CANCEL']),
      /** Appointments that are told of in the same mail. */
      others: z.array(appointment).optional(),
    })
    .nullable(),
});
export type QueuedMail = z.output<typeof queuedMail>;
export type QueuedAppointment = z.output<typeof appointment>;
export type QueuedInvitation = NonNullable<QueuedMail['calendar']>;

/** A mail for the outbox. */
export const mailToSend = (mail: QueuedMail, dedupeKey: string): Job => ({
  kind: mailJob,
  payload: mail,
  dedupeKey: `mail:${dedupeKey}`,
});
