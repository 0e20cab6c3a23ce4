import { createHash } from 'node:crypto';
import { colours, productName } from '#server/mail/brand.ts';
import { escaped } from '#server/mail/escaped.ts';
import type { StoppedMails } from './stop.ts';

const sheet = `:root{color-scheme:light dark}
body{margin:0;background:#faf8f4;color:${colours.ink};font:16px/1.5 Inter,'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:560px;margin:0 auto;padding:32px 16px;overflow-wrap:anywhere}
.card{background:#fff;border:1px solid #e6e1d6;border-radius:12px;padding:24px}
h1{margin:0 0 12px;font-size:22px;line-height:1.3}
button{font:inherit;font-weight:600;border:0;border-radius:8px;padding:12px 20px;min-height:44px;background:${colours.brand};color:${colours.ink};cursor:pointer}
a{color:${colours.accent}}
button:focus-visible,a:focus-visible{outline:3px solid ${colours.accent};outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#16151f;color:#f4f1ea}.card{background:#211f2e;border-color:#3d3a4f}a{color:#b8aeff}button:focus-visible,a:focus-visible{outline-color:#b8aeff}}`;

/** No script, nothing loaded from elsewhere, and a form that leads nowhere else. */
export const unsubscribePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Said {
  readonly title: string;
  readonly sentences: readonly string[];
  /** The one button, and the field that it sends. */
  readonly button?: { readonly label: string; readonly name: string; readonly value: string };
}

const stopping = { name: 'List-Unsubscribe', value: 'One-Click' };

const about = ({ label }: StoppedMails): string =>
  label === null
    ? 'The digest is one email with everything that you wanted to hear of together.'
    : `These emails come about this: “${label}”.`;

const elsewhere = ({ label, isInApp }: StoppedMails): string => {
  if (label === null) return 'Everything in it stays in your notifications in the app.';
  return isInApp
    ? 'You still see it in your notifications in the app.'
    : 'It is off in the app too, so you won’t hear of it at all.';
};

/** What a link would do, with the button that does it. */
export const askedPage = (mails: StoppedMails): string =>
  mails.isOn
    ? page({
        title: mails.label === null ? 'Stop the digest?' : 'Stop these emails?',
        sentences: [about(mails), elsewhere(mails)],
        button: {
          label: mails.label === null ? 'Stop the digest' : 'Stop these emails',
          ...stopping,
        },
      })
    : stoppedPage(mails, mails.undo);

/** They are stopped, with the way back. */
export const stoppedPage = (mails: StoppedMails, undo: string): string =>
  page({
    title:
      mails.label === null
        ? 'You don’t get the digest any more'
        : 'You don’t get these emails any more',
    sentences: [about(mails), elsewhere(mails)],
    button: { label: 'Undo', name: 'undo', value: undo },
  });

/** They come again. */
export const resumedPage = (mails: StoppedMails): string =>
  page({
    title: mails.label === null ? 'You get the digest again' : 'You get these emails again',
    sentences: [about(mails)],
  });

/** Links that do nothing. */
export const brokenPage = page({
  title: 'This link doesn’t work',
  sentences: ['Nothing was changed. Open the link in the email again, or choose in the app.'],
});
export const oldPage = page({
  title: 'This link is too old',
  sentences: ['Nothing was changed. Use the link in a newer email, or choose in the app.'],
});

function page({ title, sentences, button }: Said): string {
  const form = button
    ? `<form method="post"><button name="${button.name}" value="${escaped(button.value)}">${escaped(button.label)}</button></form>\n`
    : '';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(productName)}</title>
<style>${sheet}</style>
</head>
<body>
<main>
<p><strong>${escaped(productName)}</strong></p>
<div class="card">
<h1>${escaped(title)}</h1>
${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n')}
${form}</div>
<p><a href="/app/profile#notifications">Choose what you get by email</a></p>
</main>
</body>
</html>
`;
}
