import type { OfferedCalendar } from '#domain/external-calendars/vocabulary.ts';
import type { ReadFor } from '#server/parsing/room/room.ts';
import { asTrouble, CalendarTrouble } from '../adapter.ts';
import type { AskDav, CaldavAccess, DavAnswer } from './client.ts';

const namespaces =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';

export const propfind = (...properties: string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><d:propfind ${namespaces}><d:prop>${properties
    .map((name) => `<${name}/>`)
    .join('')}</d:prop></d:propfind>`;

interface Asking {
  readonly dav: AskDav;
  readonly read: ReadFor;
}

/** Finds an account's calendars from an address of its server (RFC 6764, RFC 4791): the address itself, the well-known one, the person, their home. */
export async function findCalendars(
  asking: Asking,
  access: CaldavAccess,
): Promise<OfferedCalendar[]> {
  const wellKnown = new URL('/.well-known/caldav', access.address).href;
  const principal =
    (await personAt(asking, access.address)) ?? (await personAt(asking, wellKnown).catch(missing));
  const calendarHomes = principal === null ? [] : await homesOf(asking, principal);
  const found = new Map<string, OfferedCalendar>();
  for (const home of [...calendarHomes, access.address])
    for (const calendar of await calendarsIn(asking, home)) found.set(calendar.id, calendar);
  if (found.size === 0)
    throw new CalendarTrouble('missing', 'There are no calendars at this address.');
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name)).slice(0, 100);
}

const missing = (error: unknown): null => {
  if (error instanceof CalendarTrouble && error.kind === 'unreachable') return null;
  throw error;
};

async function resourcesIn({ read }: Asking, { status, content, url }: DavAnswer) {
  return status === 207 ? read('davResources', { content, url }).catch(rethrown) : [];
}

const rethrown = (error: unknown): never => {
  throw asTrouble(error);
};

async function personAt(asking: Asking, url: string): Promise<string | null> {
  const body = propfind('d:current-user-principal');
  const answer = await asking.dav(url, { method: 'PROPFIND', depth: '0', body });
  const [resource] = await resourcesIn(asking, answer);
  return resource?.principal ?? null;
}

async function homesOf(asking: Asking, principal: string): Promise<string[]> {
  const body = propfind('c:calendar-home-set');
  const answer = await asking.dav(principal, { method: 'PROPFIND', depth: '0', body });
  return (await resourcesIn(asking, answer)).flatMap(({ calendarHomes }) => calendarHomes);
}

async function calendarsIn(asking: Asking, home: string): Promise<OfferedCalendar[]> {
  const answer = await asking.dav(home, {
    method: 'PROPFIND',
    depth: '1',
    body: propfind(
      'd:resourcetype',
      'd:displayname',
      'c:supported-calendar-component-set',
      'd:current-user-privilege-set',
    ),
  });
  return (await resourcesIn(asking, answer))
    .filter(({ isCalendarOfEvents }) => isCalendarOfEvents)
    .map(({ url: id, displayName, mayBeWritten: writable }) => ({
      id,
      name: displayName || lastPart(id),
      writable,
      readMode: 'events' as const,
    }));
}

function lastPart(url: string): string {
  const part = new URL(url).pathname.split('/').findLast((each) => each !== '') ?? 'Calendar';
  try {
    return decodeURIComponent(part).slice(0, 120);
  } catch {
    return part.slice(0, 120);
  }
}
