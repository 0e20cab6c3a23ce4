import type { AskOutside } from '#server/outbound/ask.ts';
import type { ReadFor } from '#server/parsing/room/room.ts';
import { CalendarTrouble, type CalendarAdapter } from './adapter.ts';

interface Options {
  readonly ask: AskOutside;
  readonly read: ReadFor;
}

/** A calendar that is published as a file: it can be read, and is fetched only when it has changed. The address is as good as a password. */
export function feedAdapter(
  { address }: { readonly address: string },
  { ask, read }: Options,
): CalendarAdapter {
  let fetched: { readonly content: Uint8Array; readonly marker: string | null } | null = null;

  const fetchFeed = async (known: string | null): Promise<typeof fetched> => {
    const [kind, value] = known?.split(' ', 2) ?? [];
    const response = await ask(address, {
      headers: {
        accept: 'text/calendar, text/plain;q=0.8',
        'user-agent': 'Waymark',
        ...(kind === 'etag' && value && { 'if-none-match': decodeURIComponent(value) }),
        ...(kind === 'since' && value && { 'if-modified-since': decodeURIComponent(value) }),
      },
    });
    if (response.status === 304) return null;
    if ([401, 403].includes(response.status))
      throw new CalendarTrouble('refused', 'The feed’s address is no longer allowed.');
    if ([404, 410].includes(response.status))
      throw new CalendarTrouble('missing', 'There is no calendar at this address.');
    if (!response.ok)
      throw new CalendarTrouble('unreachable', 'The feed’s server does not answer.');
    const etag = response.headers.get('etag');
    const since = response.headers.get('last-modified');
    const marker = etag
      ? `etag ${encodeURIComponent(etag)}`
      : since
        ? `since ${encodeURIComponent(since)}`
        : null;
    return { content: new Uint8Array(await response.arrayBuffer()), marker };
  };

  const current = async (): Promise<Uint8Array> => {
    fetched ??= await fetchFeed(null);
    return fetched?.content ?? new Uint8Array();
  };

  return {
    async calendars() {
      const name = await read('feedName', { content: await current() });
      const { hostname } = new URL(address);
      const offered = [
        { id: 'feed', name: name ?? hostname, writable: false, readMode: 'events' as const },
      ];
      return { label: hostname, offered };
    },
    async marker(_, known) {
      const found = await fetchFeed(known);
      if (found === null) return known;
      fetched = found;
      return found.marker;
    },
    busy: async (_, terms) =>
      read('feedBusy', { content: await current(), remote: address, terms }),
    look: async () => new Map(),
    write: () => Promise.reject(new CalendarTrouble('refused', 'A feed can only be read.')),
    remove: async () => {},
    leave: async () => {},
  };
}
