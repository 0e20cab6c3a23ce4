import { readFile } from 'node:fs/promises';
import { mediaTypeOf } from '#domain/interactive/package-files.ts';
import type { PackageLaunch, PackageProtocol } from '#domain/interactive/protocols.ts';
import type { AdapterLaunch } from './adapters/adapter.js';

/** Where the scripts lie that translate the calls of authoring tools into our messages. */
export const adaptersPath = '/activities/adapters/';

const folder = new URL('./adapters/', import.meta.url);
const files = new Set([
  'adapter.js',
  'durations.js',
  'frame.js',
  'record.js',
  'report.js',
  'scorm.js',
  'scorm-elements.js',
  'scorm-errors.js',
  'scorm-meanings.js',
  'xapi.js',
  'xapi-page.js',
]);

/** A script of ours for pages of packages; null for any other path. */
export async function adapterFile(pathname: string) {
  const name = pathname.startsWith(adaptersPath) ? pathname.slice(adaptersPath.length) : '';
  if (!files.has(name)) return null;
  return {
    content: await readFile(new URL(name, folder)),
    headers: {
      'Content-Type': `${mediaTypeOf(name)}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  };
}

interface Adapted {
  readonly id: string;
  readonly entry: string;
  readonly protocol: PackageProtocol;
  readonly launch: PackageLaunch | null;
}

interface Place {
  /** Of activities, and of the only page that hears anything. */
  readonly origin: string;
  readonly pageOrigin: string;
  /** Where the files of the package begin. */
  readonly base: string;
  readonly isDedicated: boolean;
}

/** The page of ours that stands around the pages of a package of an authoring tool; null for a package that speaks for itself. */
export function adapterPage(
  { id, entry, protocol, launch }: Adapted,
  { origin, pageOrigin, base, isDedicated }: Place,
) {
  if (protocol === 'messages' || launch === null) return null;
  const asked: AdapterLaunch = {
    ...launch,
    protocol,
    src: `${base}${entry}`,
    page: pageOrigin,
    activityId: `${origin}/activities/${id}`,
    endpoint: `${origin}/activities/xapi/`,
    homePage: pageOrigin,
  };
  return {
    content: documentOf(asked),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src ${origin}${adaptersPath}`,
        "style-src 'unsafe-inline'",
        `frame-src ${base}`,
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${pageOrigin}`,
        'sandbox allow-scripts allow-forms allow-same-origin',
      ].join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      // Packages share an origin here: none of them finds what another has left. Where the origin is not theirs alone, nothing of it is theirs to clear.
      ...(isDedicated && { 'Clear-Site-Data': '"storage"' }),
    },
  };
}

const documentOf = (launch: AdapterLaunch): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <title>Activity</title>
    <style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }</style>
    <script type="application/json" id="launch">${JSON.stringify(launch).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="${adaptersPath}frame.js"></script>
  </head>
  <body><iframe id="content" title="Activity" allow="fullscreen"></iframe></body>
</html>
`;

/** What may stand before the first element of a page: nothing after it may come before a script of ours. */
const beforeElements = /^\uFEFF?(?:\s|<\?[^>]*>|<!--[^]*?-->)*(?:<!doctype[^>]*>)?/i;

/** A page of a cmi5 package in which ours is the first script. */
export function withXapi(page: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(page.subarray(0, 4096));
  const [before = ''] = beforeElements.exec(text) ?? [];
  const at = Buffer.byteLength(before);
  const script = Buffer.from(`<script src="${adaptersPath}xapi-page.js"></script>`);
  return Buffer.concat([page.subarray(0, at), script, page.subarray(at)]);
}
