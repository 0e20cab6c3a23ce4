import type { OfferedCalendar } from '#domain/external-calendars/vocabulary.ts';
import { CalendarTrouble } from '../adapter.ts';
import type { AskDav, CaldavAccess } from './client.ts';
import { elementOf, listOf, textOf, toldIn, type Told } from './multistatus.ts';

const namespaces =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';

export const propfind = (...properties: string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><d:propfind ${namespaces}><d:prop>${properties
    .map((name) => `<${name}/>`)
    .join('')}</d:prop></d:propfind>`;

/** Finds an account's calendars from an address of its server (RFC 6764, RFC 4791): the address itself, the well-known one, the person, their home. */
export async function findCalendars(dav: AskDav, access: CaldavAccess): Promise<OfferedCalendar[]> {
  const wellKnown = new URL('/.well-known/caldav', access.address).href;
  const principal =
    (await personAt(dav, access.address)) ?? (await personAt(dav, wellKnown).catch(missing));
  const homes = principal === null ? [] : await homesOf(dav, principal);
  const found = new Map<string, OfferedCalendar>();
  for (const home of [...homes, access.address])
    for (const calendar of await calendarsIn(dav, home)) found.set(calendar.id, calendar);
  if (found.size === 0)
    throw new CalendarTrouble('missing', 'There are no calendars at this address.');
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name)).slice(0, 100);
}

const missing = (error: unknown): null => {
  if (error instanceof CalendarTrouble && error.kind === 'unreachable') return null;
  throw error;
};

async function personAt(dav: AskDav, url: string): Promise<string | null> {
  const answer = await dav(url, {
    method: 'PROPFIND',
    depth: '0',
    body: propfind('d:current-user-principal'),
  });
  if (answer.status !== 207) return null;
  const [told] = toldIn(answer.text);
  const href = textOf(elementOf(told?.found['current-user-principal'])['href']);
  return href === '' ? null : new URL(href, answer.url).href;
}

async function homesOf(dav: AskDav, principal: string): Promise<string[]> {
  const body = propfind('c:calendar-home-set');
  const answer = await dav(principal, { method: 'PROPFIND', depth: '0', body });
  if (answer.status !== 207) return [];
  return toldIn(answer.text).flatMap(({ found }) =>
    listOf(elementOf(found['calendar-home-set'])['href'])
      .map(textOf)
      .filter((href) => href !== '')
      .map((href) => new URL(href, answer.url).href),
  );
}

async function calendarsIn(dav: AskDav, home: string): Promise<OfferedCalendar[]> {
  const answer = await dav(home, {
    method: 'PROPFIND',
    depth: '1',
    body: propfind(
      'd:resourcetype',
      'd:displayname',
      'c:supported-calendar-component-set',
      'd:current-user-privilege-set',
    ),
  });
  if (answer.status !== 207) return [];
  return toldIn(answer.text)
    .filter(holdsEvents)
    .map(({ href, found }) => {
      const id = new URL(href, answer.url).href;
      return {
        id,
        name: (textOf(found['displayname']) || decodeURIComponent(lastPart(id))).slice(0, 120),
        writable: mayWrite(found),
        readMode: 'events' as const,
      };
    });
}

const lastPart = (url: string): string =>
  new URL(url).pathname.split('/').findLast((part) => part !== '') ?? 'Calendar';

function holdsEvents({ found }: Told): boolean {
  if (!('calendar' in elementOf(found['resourcetype']))) return false;
  const kinds = listOf(elementOf(found['supported-calendar-component-set'])['comp']).map((comp) =>
    textOf(elementOf(comp)['@name']),
  );
  return kinds.length === 0 || kinds.includes('VEVENT');
}

/** A server that says nothing of privileges is tried. */
function mayWrite(found: Told['found']): boolean {
  const privileges = listOf(elementOf(found['current-user-privilege-set'])['privilege']);
  if (privileges.length === 0) return true;
  return privileges.some((each) =>
    Object.keys(elementOf(each)).some((name) => ['all', 'write', 'write-content'].includes(name)),
  );
}
