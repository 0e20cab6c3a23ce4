import type { Context, MiddlewareHandler } from 'hono';
import { stopPath } from '#domain/notifications/preferences.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Environment } from '../environment.ts';
import { refusalResponse } from '../answers/responses.ts';
import { refuse, refusalSentences } from '../answers/refusal.ts';

/**
 * Refuses what a page of another origin makes a browser send, before anything is counted, read or written: everything that acts, and of what reads the API
 * whatever does not open as a page of its own. A browser says so itself, in `Sec-Fetch-Site` or in `Origin`, and no page can keep it from that. Who sends neither
 * is no browser.
 */
export const refuseForeignPages =
  (settings: Pick<Settings, 'publicUrl'>): MiddlewareHandler<Environment> =>
  async (c, next) => {
    return mayBeForeign(c) || !isForeign(c, settings)
      ? next()
      : refusalResponse(c, refuse.forbidden(refusalSentences.foreignPage));
  };

/** Pages and files of ours can be linked to from anywhere, also what the API shows as a page. Who only asks what may be asked (`OPTIONS`) is promised nothing. */
function mayBeForeign(c: Context<Environment>): boolean {
  const { method, path } = c.req;
  if (method === 'OPTIONS') return true;
  // What a link in a mail may do stands in the link: no page makes a browser add anything to it.
  if (path.startsWith(`${stopPath}/`)) return true;
  return (method === 'GET' || method === 'HEAD') && (!path.startsWith('/api/') || opensAsPage(c));
}

/** Whether a page of another origin is behind a request. A page without an origin of its own (`null`) is one of another. */
function isForeign(c: Context<Environment>, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const site = c.req.header('sec-fetch-site');
  // `none`: somebody typed the address, or opened a bookmark.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && !isItsOwnHost(origin, c, publicUrl);
}

/** Without HTTPS browsers say no more than `Origin`, and one installation may be reached under several names of its network. */
const isItsOwnHost = (origin: string, c: Context<Environment>, publicUrl: string): boolean =>
  publicUrl.startsWith('http:') && origin === `http://${c.req.header('host') ?? ''}`;

/** A link that somebody follows, to a picture or to the description of the API. Frames and pictures of other pages would not be shown anyway. */
const opensAsPage = (c: Context<Environment>): boolean =>
  c.req.header('sec-fetch-mode') === 'navigate' && c.req.header('sec-fetch-dest') === 'document';
