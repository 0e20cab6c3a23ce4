import type { Interval } from '#domain/slots/interval.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { ReadingTerms, Seen } from '../calendar/terms.ts';
import { busyIn, spanOf } from '../calendar/busy.ts';
import { calendarsIn } from '../calendar/components.ts';
import { eventsIn } from '../calendar/events.ts';
import { newBudget } from '../calendar/rules.ts';
import { wallsOf } from '../calendar/zones.ts';
import { elementOf, listOf, textOf, multistatusIn, type Multistatus } from './multistatus.ts';

interface Answer {
  readonly content: Uint8Array;
  /** Where it came from, by which the addresses in it are completed. */
  readonly url: string;
}

/** What a server says of one resource, as far as anybody asks; texts are empty where it says nothing. */
export interface Resource {
  readonly url: string;
  readonly displayName: string;
  /** Null when it does not say. */
  readonly principal: string | null;
  readonly calendarHomes: readonly string[];
  readonly isCalendarOfEvents: boolean;
  readonly mayBeWritten: boolean;
  /** Changes whenever anything in it does. */
  readonly marker: string;
}

const mostResources = 1000;
const mostCalendarHomes = 5;

/** The resources of an answer with their properties. */
export const davResources = ({ content, url }: Answer): Resource[] =>
  multistatusIn(content)
    .slice(0, mostResources)
    .map(({ href, found }) => {
      const principal = textOf(elementOf(found['current-user-principal'])['href']);
      return {
        url: addressOf(href, url),
        displayName: textOf(found['displayname']).slice(0, 120),
        principal: principal === '' ? null : addressOf(principal, url),
        calendarHomes: listOf(elementOf(found['calendar-home-set'])['href'])
          .map(textOf)
          .filter((home) => home !== '')
          .slice(0, mostCalendarHomes)
          .map((home) => addressOf(home, url)),
        isCalendarOfEvents: holdsEvents(found),
        mayBeWritten: mayWrite(found),
        marker: (textOf(found['getctag']) || textOf(found['sync-token'])).slice(0, 1000),
      };
    });

/** When the events of a calendar query's answer keep somebody busy. */
export function davBusy({
  content,
  url,
  terms,
}: Answer & { readonly terms: ReadingTerms }): Interval[] {
  const encoder = new TextEncoder();
  const files = multistatusIn(content)
    .map(({ href, found }) => ({
      content: encoder.encode(textOf(found['calendar-data'])),
      remote: addressOf(href, url),
    }))
    .filter((file) => file.content.byteLength > 0);
  return busyIn(files, terms);
}

interface Looked extends Answer {
  /** Where the events are kept that are looked for. */
  readonly remotes: readonly string[];
  /** The zone of times that name none. */
  readonly zone: string;
}

/** What has become of some events, of those that an answer tells of. */
export function davEvents({ content, url, remotes, zone }: Looked): Seen[] {
  const encoder = new TextEncoder();
  const remoteAt = new Map(remotes.map((remote) => [pathOf(remote), remote]));
  return multistatusIn(content).flatMap(({ href, found }) => {
    const remote = remoteAt.get(pathOf(addressOf(href, url)));
    const text = textOf(found['calendar-data']);
    if (remote === undefined || text === '') return [];
    const [calendar] = calendarsIn(encoder.encode(text));
    const [event] = calendar ? eventsIn(calendar) : [];
    if (!calendar || !event) return [];
    const { wall } = event.start;
    const window = { start: wall - DAY, end: wall + DAY };
    const walls = wallsOf(calendar, { window, zone, budget: newBudget() });
    const etag = textOf(found['getetag']) || null;
    return [{ remote, etag, isDeclined: event.isCancelled, ...spanOf(event, walls) }];
  });
}

function addressOf(href: string, base: string): string {
  return URL.canParse(href, base) ? new URL(href, base).href : base;
}

function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function holdsEvents(found: Multistatus['found']): boolean {
  if (!('calendar' in elementOf(found['resourcetype']))) return false;
  const kinds = listOf(elementOf(found['supported-calendar-component-set'])['comp']).map((comp) =>
    textOf(elementOf(comp)['@name']),
  );
  return kinds.length === 0 || kinds.includes('VEVENT');
}

/** A server that says nothing of privileges is tried. */
function mayWrite(found: Multistatus['found']): boolean {
  const privileges = listOf(elementOf(found['current-user-privilege-set'])['privilege']);
  if (privileges.length === 0) return true;
  return privileges.some((each) =>
    Object.keys(elementOf(each)).some((name) => ['all', 'write', 'write-content'].includes(name)),
  );
}
