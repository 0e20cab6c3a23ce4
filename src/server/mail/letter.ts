import { productName } from './brand.ts';
import { letterPage, type Content, type Link } from './letter-page.ts';
import type { QueuedMail } from './queued-mail.ts';

/** A mail in both forms. */
export interface Letter {
  readonly text: string;
  readonly html: string;
}

interface Below {
  /** A page of the application to which the end of the mail leads. */
  readonly below?: QueuedMail['go'];
  /** Where mails like it can be stopped. */
  readonly stop?: Link;
}

const footer = `You’re receiving this email because you have a ${productName} account.`;
const everything = { label: 'See all your notifications', path: '/app/notifications' };

/** What a mail says, as plain text and as a simple page: no pictures, nothing loaded from elsewhere, nothing that tells us it was read. */
export function letterOf(
  mail: Content,
  recipientName: string,
  publicUrl: string,
  { below = everything, stop }: Below = {},
): Letter {
  const action = publicUrl + mail.go.path;
  const last = [
    { label: below.label, address: publicUrl + below.path },
    ...(stop === undefined ? [] : [stop]),
  ];
  const answers = (mail.answers ?? []).map(({ label, path }) => ({
    label,
    address: publicUrl + path,
  }));
  const text = [
    `Hello ${recipientName},`,
    '',
    mail.text,
    '',
    ...(mail.quotes ?? []).flatMap((quote) => [quote.replaceAll(/^/gm, '> '), '']),
    ...mail.details.map(({ label, value }) => `${label}: ${value}`),
    ...(mail.details.length > 0 ? [''] : []),
    ...[{ label: mail.go.label, address: action }, ...answers, null].map(lineOf),
    '-- ',
    footer,
    ...last.map(lineOf),
    '',
  ].join('\n');
  return { text, html: letterPage({ mail, recipientName, action, answers, footer, last }) };
}

const lineOf = (link: Link | null): string => (link ? `${link.label}: ${link.address}` : '');
