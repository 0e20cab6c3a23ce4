import { colours, productName } from './brand.ts';
import type { QueuedMail } from './queued-mail.ts';

/** A mail in both forms. */
export interface Letter {
  readonly text: string;
  readonly html: string;
}

/** What is said in a mail: what waited in the outbox, and what people wrote to each other, as they wrote it. */
type Content = QueuedMail & { readonly quotes?: readonly string[] };

const footer = `You’re receiving this email because you have a ${productName} account.`;
const everything = { label: 'See all your notifications', path: '/app/notifications' };

/** What a mail says, as plain text and as a simple page: no pictures, nothing loaded from elsewhere, nothing that tells us it was read. */
export function letterOf(
  mail: Content,
  recipientName: string,
  publicUrl: string,
  below: QueuedMail['go'] = everything,
): Letter {
  const action = publicUrl + mail.go.path;
  const last = { label: below.label, address: publicUrl + below.path };
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
    '',
    `${mail.go.label}: ${action}`,
    ...answers.map(({ label, address }) => `${label}: ${address}`),
    '',
    '-- ',
    footer,
    `${last.label}: ${last.address}`,
    '',
  ].join('\n');
  return { text, html: pageOf({ mail, recipientName, action, answers, last }) };
}

interface Parts {
  readonly mail: Content;
  readonly recipientName: string;
  readonly action: string;
  /** Below it. */
  readonly answers: readonly Link[];
  /** The link at the very end. */
  readonly last: Link;
}

interface Link {
  readonly label: string;
  readonly address: string;
}

const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";

function pageOf({ mail, recipientName, action, answers, last }: Parts): string {
  const rows = mail.details
    .map(
      ({ label, value }) =>
        `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;font-weight:600">${escaped(label)}</th><td style="padding:4px 0">${escaped(value)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(mail.subject)}</title>
</head>
<body style="margin:0;background:#faf8f4;color:${colours.ink};${font};font-size:16px;line-height:1.5">
<main style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-weight:700;font-size:18px">${escaped(productName)}</p>
<div style="background:#ffffff;border:1px solid #e6e1d6;border-radius:12px;padding:24px">
<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${escaped(mail.subject)}</h1>
<p style="margin:0 0 8px">Hello ${escaped(recipientName)},</p>
<p style="margin:0 0 16px">${escaped(mail.text)}</p>
${quotesOf(mail.quotes ?? [])}<table style="border-collapse:collapse;margin:0 0 20px;font-size:15px">
${rows}
</table>
<p style="margin:0"><a href="${escaped(action)}" style="display:inline-block;background:${colours.brand};color:${colours.ink};text-decoration:none;font-weight:600;border-radius:8px;padding:12px 20px">${escaped(mail.go.label)}</a></p>
${linksOf(answers)}</div>
<p style="margin:16px 0 0;font-size:13px;color:#5d574d">${escaped(footer)}<br><a href="${escaped(last.address)}" style="color:#4533c4">${escaped(last.label)}</a></p>
</main>
</body>
</html>
`;
}

const quotesOf = (quotes: readonly string[]): string =>
  quotes
    .map(
      (quote) =>
        `<blockquote style="margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid #e6e1d6;white-space:pre-wrap">${escaped(quote)}</blockquote>\n`,
    )
    .join('');

const linksOf = (answers: readonly Link[]): string =>
  answers.length === 0
    ? ''
    : `<p style="margin:16px 0 0">${answers
        .map(
          ({ label, address }) =>
            `<a href="${escaped(address)}" style="color:#4533c4">${escaped(label)}</a>`,
        )
        .join(' &middot; ')}</p>\n`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
