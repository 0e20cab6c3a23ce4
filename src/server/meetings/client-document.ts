import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from '#server/http/environment.ts';
import type { Settings } from '#server/settings/settings.ts';
import { runClient, type ClientScriptInput } from './client-script.ts';
import type { MeetingClientSettings } from '#server/settings/meeting-client.ts';

/** The version that is loaded (specification, 10). */
const clientVersion = '1.9.9';

/** What the client stands on, in the order in which it wants it. */
const foundations = ['react', 'react-dom', 'redux', 'redux-thunk', 'lodash'] as const;

/**
 * The origin of the provider's client: its document, the one that it goes to when somebody leaves, and nothing else. What runs there is not ours, so
 * nothing of ours is there: no page, no API, and nothing that a browser keeps.
 */
export function clientDocuments({
  meetingClient,
  publicUrl,
}: Pick<Settings, 'meetingClient' | 'publicUrl'>): MiddlewareHandler<Environment> {
  if (meetingClient === null) return (_, next) => next();
  const { host } = new URL(meetingClient.origin);
  const documents = documentsOf(meetingClient, new URL(publicUrl).origin);
  return async (c, next) => {
    if ((c.req.header('host') ?? new URL(c.req.url).host) !== host) return next();
    c.set('route', 'GET meeting client');
    const document = c.req.method === 'GET' ? documents.get(c.req.path) : undefined;
    return document ? c.body(document.text, 200, document.headers) : c.text('Not Found', 404);
  };
}

function documentsOf(client: MeetingClientSettings, pageOrigin: string) {
  const { files, origin } = client;
  const input: ClientScriptInput = {
    library: `${files}/${clientVersion}/lib`,
    leaveUrl: `${origin}/left`,
    pageOrigin,
  };
  const room = [
    ...['bootstrap', 'react-select'].map(
      (name) => `<link rel="stylesheet" href="${files}/${clientVersion}/css/${name}.css">`,
    ),
    ...foundations.map((name) => script(`${files}/${clientVersion}/lib/vendor/${name}.min.js`)),
    script(`${files}/zoom-meeting-${clientVersion}.min.js`),
  ];
  const left = `parent.postMessage({ type: 'left' }, ${literal(pageOrigin)});`;
  return new Map([
    ['/', page(room, `(${runClient.toString()})(${literal(input)});`, client, pageOrigin)],
    ['/left', page([], left, client, pageOrigin)],
  ]);
}

const script = (address: string): string => `<script src="${address}"></script>`;

/** A value inside a script inside a page. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function page(
  head: readonly string[],
  code: string,
  { files }: MeetingClientSettings,
  pageOrigin: string,
) {
  const source = new URL(files).origin;
  const hash = createHash('sha256').update(code).digest('base64');
  const provider = `${source} https://*.zoom.us`;
  return {
    text: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Meeting</title>${head.join('')}</head><body><script>${code}</script></body></html>`,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // The client makes code of text, and styles; that is why it is here, and not with us.
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'sha256-${hash}' ${source} 'unsafe-eval' blob:`,
        `style-src ${source} 'unsafe-inline'`,
        `img-src ${provider} data: blob:`,
        `font-src ${provider} data:`,
        `connect-src ${provider} wss://*.zoom.us blob: data:`,
        `media-src ${provider} blob:`,
        'worker-src blob:',
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
        `frame-ancestors ${pageOrigin}`,
      ].join('; '),
      'Permissions-Policy':
        'camera=(self), display-capture=(self), geolocation=(), microphone=(self), payment=(), usb=()',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  };
}
