import { readFile } from 'node:fs/promises';
import { mediaTypeOf } from '#domain/interactive/package-files.ts';

/** Where those who make activities read what Waymark expects of one, and try theirs. */
export const authorsPath = '/activities/authors/';

const own = new URL('./authors/', import.meta.url);
const shared = new URL('./shipped/', import.meta.url);
const files: Readonly<Record<string, URL>> = {
  '': new URL('index.html', own),
  'authors.js': new URL('authors.js', own),
  'authors.css': new URL('authors.css', own),
  'activity.js': new URL('activity.js', shared),
  'activity.css': new URL('activity.css', shared),
};

/** A file of the page for authors; null for any other path. Whatever is tried there has no origin, and the page knows nobody. */
export async function authorPage(pathname: string, origin: string) {
  const file = pathname.startsWith(authorsPath)
    ? files[pathname.slice(authorsPath.length)]
    : undefined;
  const mediaType = file && mediaTypeOf(file.pathname);
  if (!file || !mediaType) return null;
  return {
    content: await readFile(file),
    headers: {
      'Content-Type': `${mediaType}; charset=utf-8`,
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src ${origin}${authorsPath}`,
        `style-src ${origin}${authorsPath} 'unsafe-inline'`,
        'frame-src https: http://localhost:* http://127.0.0.1:*',
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        'sandbox allow-scripts allow-forms allow-downloads',
      ].join('; '),
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  };
}
