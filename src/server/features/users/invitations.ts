import type { Database } from '#database/database.ts';
import { productName } from '#server/mail/brand.ts';
import { mailToSend } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';

interface Cause {
  readonly at: number;
  readonly eventId: string;
}

const way = { path: '/auth/send-password-reset-link', label: 'Choose your password' } as const;

/** Tells somebody that they have an account and how to come in, inside the current transaction. */
export const sendInvitation = (db: Database, userId: string, { at, eventId }: Cause) =>
  enqueue(
    db,
    [
      mailToSend(
        {
          recipientId: userId,
          at,
          subject: `Your account at ${productName}`,
          text: `An account was created for you at ${productName}. Choose a password to come in.`,
          details: [],
          go: way,
          calendar: null,
        },
        `${eventId}:invitation:${userId}`,
      ),
    ],
    at,
  );

/** Tells somebody where they choose a new password, inside the current transaction. */
export const sendResetLink = (db: Database, userId: string, { at, eventId }: Cause) =>
  enqueue(
    db,
    [
      mailToSend(
        {
          recipientId: userId,
          at,
          subject: 'Choose a new password',
          text: `You can choose a new password for your account at ${productName}.`,
          details: [],
          go: way,
          calendar: null,
        },
        `${eventId}:resetLink:${userId}`,
      ),
    ],
    at,
  );
