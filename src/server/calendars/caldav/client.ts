import type { AskOutside } from '#server/outbound/ask.ts';
import { CalendarTrouble } from '../adapter.ts';

/** What opens an account on a calendar server. */
export interface CaldavAccess {
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

interface DavQuestion {
  readonly method: 'PROPFIND' | 'REPORT' | 'PUT' | 'DELETE';
  readonly depth?: '0' | '1';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface DavAnswer {
  readonly status: number;
  readonly content: Uint8Array;
  readonly headers: Headers;
  /** Where the answer came from in the end. */
  readonly url: string;
}

/** Asks a calendar server. Rejects with {@link CalendarTrouble} when it does not let us in or does not answer; 404, 405 and 412 are answers. */
export type AskDav = (url: string, question: DavQuestion) => Promise<DavAnswer>;

const mostRedirects = 4;

export const davClient =
  (ask: AskOutside, { address, username, password }: CaldavAccess): AskDav =>
  async (url, { method, depth, headers = {}, body = null }) => {
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const type =
      method === 'PUT' ? 'text/calendar; charset=utf-8' : 'application/xml; charset=utf-8';
    let target = new URL(url);
    for (let left = mostRedirects; left >= 0; left -= 1) {
      if (!isSameSite(new URL(address), target))
        throw new CalendarTrouble(
          'unreachable',
          'The server redirects to another server, which we don’t allow.',
        );
      const response = await ask(target.href, {
        method,
        redirects: 0,
        body,
        headers: {
          authorization,
          'user-agent': 'Waymark',
          ...(body !== null && { 'content-type': type }),
          ...(depth && { depth }),
          ...headers,
        },
      });
      const next = response.headers.get('location');
      if (next !== null && [301, 302, 303, 307, 308].includes(response.status)) {
        target = new URL(next, target);
        continue;
      }
      const { status } = response;
      if (status === 401 || status === 403)
        throw new CalendarTrouble(
          'refused',
          'The server does not accept this username and password.',
        );
      if (status >= 500 || status === 429)
        throw new CalendarTrouble('unreachable', 'The calendar’s server does not answer.');
      const content = new Uint8Array(await response.arrayBuffer());
      return { status, content, headers: response.headers, url: target.href };
    }
    throw new CalendarTrouble('unreachable', 'The server redirects us too often.');
  };

/**
 * Whether a server may see the password that was given for another: the same one, or a neighbour under the same domain, as large providers have them.
 * Short second labels (`co.uk`) belong to everybody, so they need a third one in common.
 */
export function isSameSite(given: URL, other: URL): boolean {
  if (other.protocol !== given.protocol)
    return other.protocol === 'https:' && other.hostname === given.hostname;
  if (other.host === given.host) return true;
  if (other.protocol !== 'https:') return false;
  const labels = given.hostname.split('.').toReversed();
  const others = other.hostname.split('.').toReversed();
  const needed = (labels[1]?.length ?? 0) <= 3 ? 3 : 2;
  if (labels.length < needed || /^[\d[]/.test(labels[0] ?? '')) return false;
  return labels.slice(0, needed).every((label, index) => label === others[index]);
}
