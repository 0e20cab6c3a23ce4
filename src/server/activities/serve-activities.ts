import { and, eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { mediaTypeOf } from '#domain/interactive/package-files.ts';
import { activityPackages, files } from '#database/schema/index.ts';
import type { Environment } from '#server/http/environment.ts';
import type { Services } from '#server/services.ts';
import { packagePathIn } from './links.ts';
import { packagePurpose } from './packages.ts';
import { authorPage } from './author-pages.ts';
import { readShipped } from './shipped.ts';

type Serving = Pick<Services, 'db' | 'files' | 'settings' | 'clock'>;

/**
 * The origin of activities: the files of packages, the page for authors, and nothing else. What runs there is not ours, so nothing of ours is there; it
 * has not even this origin, because each page is a sandbox.
 */
export function serveActivities(services: Serving): MiddlewareHandler<Environment> {
  const { activities, publicUrl, tokenSecret } = services.settings;
  const pageOrigin = new URL(publicUrl).origin;
  const host = activities.origin === null ? null : new URL(activities.origin).host;
  return async (c, next) => {
    const isThere = host !== null && (c.req.header('host') ?? new URL(c.req.url).host) === host;
    const isActivity = c.req.path.startsWith('/activities/');
    if (!isActivity && !(isThere && activities.isDedicated)) return next();
    c.set('route', 'GET activity');
    const isAsked = isThere && isActivity && (c.req.method === 'GET' || c.req.method === 'HEAD');
    if (!isAsked) return absent(c);
    const page = await authorPage(c.req.path, activities.origin ?? '');
    if (page) return c.body(Uint8Array.from(page.content).buffer, 200, page.headers);
    const found = packagePathIn({ tokenSecret }, decoded(c.req.path), services.clock.now());
    const content = found && (await contentOf(services, found.id, found.path));
    const mediaType = mediaTypeOf(found?.path ?? '');
    if (!found || !content || mediaType === null) return absent(c);
    const base = `${activities.origin}${found.base}`;
    return c.body(Uint8Array.from(content).buffer, 200, {
      'Content-Type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
      'Content-Security-Policy': policyOf(base, pageOrigin),
      'Cache-Control': 'private, max-age=43200, immutable',
      // Its own pages have no origin; only who knows the address gets at the files.
      'Access-Control-Allow-Origin': '*',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
  };
}

const absent = (c: Context<Environment>): Response =>
  c.text('Not Found', 404, { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });

/** Only its own files, no request elsewhere, no storage, nothing opened, and no frame but ours around it. */
const policyOf = (base: string, pageOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src ${base} 'unsafe-inline'`,
    `style-src ${base} 'unsafe-inline'`,
    `img-src ${base} data: blob:`,
    `font-src ${base} data:`,
    `media-src ${base} data: blob:`,
    `connect-src ${base}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${pageOrigin}`,
    'sandbox allow-scripts allow-forms',
  ].join('; ');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

async function contentOf({ db, files: store }: Serving, id: string, path: string) {
  const [row] = await db.orm
    .select({ shipped: activityPackages.shipped, storedAs: files.storedAs })
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
  if (!row) return null;
  if (row.shipped !== null) return readShipped(row.shipped, path);
  return row.storedAs === null ? null : store.read(row.storedAs);
}
