import { and, eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { mediaTypeOf } from '#domain/interactive/package-files.ts';
import { activityPackages, files } from '#database/schema/index.ts';
import type { Environment } from '#server/http/environment.ts';
import type { Services } from '#server/services.ts';
import { packagePathIn } from './links.ts';
import { packagePurpose } from './packages.ts';
import { adapterFile, adapterPage, adaptersPath, withXapi } from './adapter-pages.ts';
import { storedContent } from '#server/files/kept-files.ts';
import { presentStored } from '#server/http/pages/file-answer.ts';
import { authorPage } from './author-pages.ts';
import { readShipped } from './shipped.ts';

type Serving = Pick<Services, 'db' | 'files' | 'settings' | 'clock'>;

/**
 * The origin of activities: the files of packages, the page for authors, the scripts that translate for authoring tools, and nothing else. What runs there
 * is not ours, so nothing of ours is there. Each page is a sandbox, which has not even this origin unless it was made for a learning platform.
 */
export function serveActivities(services: Serving): MiddlewareHandler<Environment> {
  const { activities, publicUrl, tokenSecret } = services.settings;
  const pageOrigin = new URL(publicUrl).origin;
  const { isDedicated } = activities;
  const origin = activities.origin ?? '';
  const host = origin === '' ? null : new URL(origin).host;
  return async (c, next) => {
    const isThere = host !== null && (c.req.header('host') ?? new URL(c.req.url).host) === host;
    const isActivity = c.req.path.startsWith('/activities/');
    if (!isActivity && !(isThere && isDedicated)) return next();
    c.set('route', 'GET activity');
    const isAsked = isThere && isActivity && (c.req.method === 'GET' || c.req.method === 'HEAD');
    if (!isAsked) return absent(c);
    const own = (await authorPage(c.req.path, origin)) ?? (await adapterFile(c.req.path));
    if (own) return sent(c, own.content, own.headers);
    const found = packagePathIn({ tokenSecret }, decoded(c.req.path), services.clock.now());
    const kept = found && (await keptOf(services.db, found.id, found.path));
    if (!found || !kept) return absent(c);
    const place = { origin, pageOrigin, base: `${origin}${found.base}`, isDedicated };
    if (found.path === '') {
      const around = adapterPage(kept, place);
      return around ? sent(c, around.content, around.headers) : absent(c);
    }
    const mediaType = mediaTypeOf(found.path);
    if (mediaType === null) return absent(c);
    const headers = {
      'Content-Type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
      'Content-Security-Policy':
        kept.protocol === 'messages' ? policyOf(place) : adaptedPolicyOf(place),
      'Cache-Control': 'private, max-age=43200, immutable',
      // Pages without an origin ask for their own files; only who knows the address gets at them.
      'Access-Control-Allow-Origin': '*',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    };
    // Sound and film begin at any second; pages are read whole, since some of them get a script of ours.
    if (kept.file && !mediaType.startsWith('text/'))
      return presentStored(c, storedContent(services.files, kept.file), headers);
    const content = await contentOf(services.files, kept, found.path);
    if (!content) return absent(c);
    const isAsking = kept.protocol === 'cmi5' && mediaType === 'text/html';
    return sent(c, isAsking ? withXapi(content) : content, headers);
  };
}

const sent = (
  c: Context<Environment>,
  content: Uint8Array | string,
  headers: Readonly<Record<string, string>>,
): Response =>
  c.body(typeof content === 'string' ? content : Uint8Array.from(content).buffer, 200, headers);

const absent = (c: Context<Environment>): Response =>
  c.text('Not Found', 404, { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });

interface Place {
  readonly origin: string;
  readonly pageOrigin: string;
  readonly base: string;
}

/** Only its own files, no request elsewhere, no storage, nothing opened, and no frame but ours around it. */
const policyOf = ({ base, pageOrigin }: Place): string =>
  [
    ...ownFilesOf(base),
    `script-src ${base} 'unsafe-inline'`,
    `frame-ancestors ${pageOrigin}`,
    'sandbox allow-scripts allow-forms',
  ].join('; ');

/**
 * The same for pages that have to reach a page of ours around them, and those that they frame: they keep the origin of activities, where nothing of ours is.
 * No worker of theirs stays behind there. Authoring tools make functions of text, which lets nothing in that their scripts are not already.
 */
const adaptedPolicyOf = ({ base, origin, pageOrigin }: Place): string =>
  [
    ...ownFilesOf(base),
    `script-src ${base} ${origin}${adaptersPath} 'unsafe-inline' 'unsafe-eval'`,
    `frame-src ${base}`,
    "worker-src 'none'",
    `frame-ancestors 'self' ${pageOrigin}`,
    'sandbox allow-scripts allow-forms allow-same-origin',
  ].join('; ');

const ownFilesOf = (base: string): string[] => [
  "default-src 'none'",
  `style-src ${base} 'unsafe-inline'`,
  `img-src ${base} data: blob:`,
  `font-src ${base} data:`,
  `media-src ${base} data: blob:`,
  `connect-src ${base}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** What is known of a package, and of its file by that path where it has one. */
async function keptOf(db: Serving['db'], id: string, path: string) {
  const { entry, protocol, launch, shipped } = activityPackages;
  const [row] = await db.orm
    .select({
      id: activityPackages.id,
      entry,
      protocol,
      launch,
      shipped,
      file: { storedAs: files.storedAs, byteLength: files.byteLength },
    })
    .from(activityPackages)
    .leftJoin(
      files,
      and(
        eq(files.ownerId, activityPackages.id),
        eq(files.purpose, packagePurpose),
        eq(files.name, path),
      ),
    )
    .where(eq(activityPackages.id, id));
  return row ?? null;
}

type Kept = NonNullable<Awaited<ReturnType<typeof keptOf>>>;

async function contentOf(store: Serving['files'], { shipped, file }: Kept, path: string) {
  if (shipped !== null) return readShipped(shipped, path);
  return file && store.read(file.storedAs);
}
