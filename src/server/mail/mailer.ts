import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { foreignLine } from '#domain/text/text.ts';
import type { CalendarAddress } from '#server/calendars/icalendar.ts';
import type { Settings } from '#server/settings/settings.ts';

/** A mail, ready to go. */
export interface Mail {
  /** The same for the same mail, also when it is sent again; receivers know it by that. */
  readonly id: string;
  readonly to: CalendarAddress & { readonly id: string };
  /** When it was written, epoch milliseconds. */
  readonly at: number;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address at which mails like this one can be stopped with one click (RFC 8058); none where they always come. */
  readonly stop?: string | undefined;
  /** Where an answer to it goes; nowhere special when left out. */
  readonly replyTo?: string | undefined;
  readonly calendar: {
    readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
    readonly content: string;
  } | null;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail over, or the file is written. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;

/** Who mails come from, and who organises the appointments in them. */
export function senderOf({ mailFrom }: Pick<Settings, 'mailFrom'>): CalendarAddress {
  const [sender] = addressparser(mailFrom, { flatten: true });
  return { name: sender?.name ?? '', email: sender?.address ?? '' };
}

/** Sends through the mail server of the settings; without one keeps each mail as a file in the data folder. */
export function createMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl === null ? fileMailer(settings) : smtpMailer(settings, settings.smtpUrl);
}

/** A mail server that does not answer must not keep an errand longer than its lease. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};
const fromTheOutside = { disableFileAccess: true, disableUrlAccess: true };

function smtpMailer(settings: MailSettings, url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxRequeues: 0,
    ...patience,
    ...fromTheOutside,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, settings));
      } catch (error) {
        // oxlint-disable-next-line preserve-caught-error -- the server's sentence quotes people's addresses, and logs show causes
        throw new Error(refusalOf(error));
      }
    },
    close: () => transport.close(),
  };
}

function fileMailer(settings: MailSettings): Mailer {
  const folder = join(settings.dataFolder, 'mail');
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...fromTheOutside,
  });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, settings));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(mail));
      await writeFile(`${file}.partial`, message, { mode: 0o600 });
      await rename(`${file}.partial`, file);
    },
    close: () => composer.close(),
  };
}

/** By time and person; the same mail again replaces its file. */
function fileName({ id, to, at }: Mail): string {
  const time = new Date(at).toISOString().replaceAll(':', '-');
  return `${time}_${to.id}_${id.slice(-12)}.eml`;
}

function messageOf(
  { id, to, at, subject, text, html, stop, replyTo, calendar }: Mail,
  settings: MailSettings,
): SendMailOptions {
  const domain = senderOf(settings).email.split('@').at(-1) || 'localhost';
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(at),
    from: settings.mailFrom,
    to: { name: foreignLine(to.name, 200) ?? '', address: to.email },
    subject: foreignLine(subject, 900) ?? '',
    ...(replyTo !== undefined && { replyTo }),
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop !== undefined && {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(calendar && { icalEvent: { ...calendar, filename: 'session.ics' } }),
  };
}

/** What a mail server said, by its codes alone. */
function refusalOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return `The mail server did not take the mail (${codes.join(' ') || 'no code'}).`;
}
