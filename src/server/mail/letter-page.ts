import { colours, productName } from './brand.ts';
import { escaped } from './escaped.ts';
import type { QueuedMail } from './queued-mail.ts';

/** What is said in a mail: what waited in the outbox, and what people wrote to each other, as they wrote it. */
export type Content = QueuedMail & { readonly quotes?: readonly string[] };

export interface Link {
  readonly label: string;
  readonly address: string;
}

interface Parts {
  readonly mail: Content;
  readonly recipientName: string;
  readonly action: string;
  /** Below it. */
  readonly answers: readonly Link[];
  readonly footer: string;
  /** The links at the very end. */
  readonly last: readonly Link[];
}

const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const line = '#e6e1d6';

/** What stands in attributes is what every client shows; what only some know is in the sheet: dark colours, and one column where it is narrow. */
const sheet = `:root{color-scheme:light dark}
@media (max-width:420px){.card{padding:16px !important}.facts th,.facts td{display:block !important;padding:0 !important}.facts td{padding-bottom:8px !important}}
@media (prefers-color-scheme:dark){.page{background:#16151f !important;color:#f4f1ea !important}.card{background:#211f2e !important;border-color:#3d3a4f !important}.quiet{color:#b9b4c9 !important}.link{color:#b8aeff !important}.quote{border-color:#3d3a4f !important}}`;

/** A mail as a page, for any width from 320 pixels on. */
export function letterPage({ mail, recipientName, action, answers, footer, last }: Parts): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(mail.subject)}</title>
<style>
${sheet}
</style>
</head>
<body class="page" style="margin:0;background:#faf8f4;color:${colours.ink};${font};font-size:16px;line-height:1.5">
<main style="max-width:560px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere">
<p style="margin:0 0 16px;font-weight:700;font-size:18px">${escaped(productName)}</p>
<div class="card" style="background:#ffffff;border:1px solid ${line};border-radius:12px;padding:24px">
<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${escaped(mail.subject)}</h1>
<p style="margin:0 0 8px">Hello ${escaped(recipientName)},</p>
<p style="margin:0 0 16px">${escaped(mail.text)}</p>
${quotesOf(mail.quotes ?? [])}${factsOf(mail.details)}<p style="margin:0"><a href="${escaped(action)}" style="display:inline-block;background:${colours.brand};color:${colours.ink};text-decoration:none;font-weight:600;border-radius:8px;padding:12px 20px">${escaped(mail.go.label)}</a></p>
${answers.length === 0 ? '' : `<p style="margin:16px 0 0">${linksOf(answers)}</p>\n`}</div>
<p class="quiet" style="margin:16px 0 0;font-size:13px;color:#5d574d">${escaped(footer)}<br>${linksOf(last)}</p>
</main>
</body>
</html>
`;
}

const factsOf = (details: Content['details']): string =>
  details.length === 0
    ? ''
    : `<table class="facts" style="border-collapse:collapse;margin:0 0 20px;font-size:15px">
${details
  .map(
    ({ label, value }) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;font-weight:600;white-space:nowrap">${escaped(label)}</th><td style="padding:4px 0">${escaped(value)}</td></tr>`,
  )
  .join('\n')}
</table>
`;

const quotesOf = (quotes: readonly string[]): string =>
  quotes
    .map(
      (quote) =>
        `<blockquote class="quote" style="margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid ${line};white-space:pre-wrap">${escaped(quote)}</blockquote>\n`,
    )
    .join('');

const linksOf = (links: readonly Link[]): string =>
  links
    .map(
      ({ label, address }) =>
        `<a href="${escaped(address)}" class="link" style="color:${colours.accent}">${escaped(label)}</a>`,
    )
    .join(' &middot; ');
