import type { AskOutside } from '#server/outbound/ask.ts';
import type { ReadFor } from '#server/parsing/room/room.ts';
import type { CalendarAdapter, ChosenCalendar } from '../adapter.ts';
import type { Kept } from '#server/parsing/calendar/terms.ts';
import { CalendarTrouble } from '../adapter.ts';
import { calendarFile } from '../icalendar.ts';
import { davClient, type CaldavAccess, type DavAnswer } from './client.ts';
import { findCalendars, propfind } from './discovery.ts';

const head = '<?xml version="1.0" encoding="utf-8"?>';
const names = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"';
const gone = [404, 410];

interface Options {
  readonly ask: AskOutside;
  readonly read: ReadFor;
  readonly now: () => number;
}

/** An account on a calendar server (RFC 4791): Nextcloud, iCloud, Fastmail, Radicale and many more. */
export function caldavAdapter(access: CaldavAccess, { ask, read, now }: Options): CalendarAdapter {
  const dav = davClient(ask, access);

  const report = async (calendar: ChosenCalendar, body: string): Promise<DavAnswer> => {
    const answer = await dav(calendar.id, { method: 'REPORT', depth: '1', body: `${head}${body}` });
    if (gone.includes(answer.status)) throw noCalendar();
    if (answer.status !== 207)
      throw new CalendarTrouble('unreachable', 'The calendar’s server does not answer.');
    return answer;
  };

  const look: CalendarAdapter['look'] = async (calendar, remotes, zone) => {
    if (remotes.length === 0) return new Map();
    const hrefs = remotes.map((url) => `<d:href>${escapeXml(new URL(url).pathname)}</d:href>`);
    const answer = await report(
      calendar,
      `<c:calendar-multiget ${names}><d:prop><d:getetag/><c:calendar-data/></d:prop>${hrefs.join('')}</c:calendar-multiget>`,
    );
    const { content, url } = answer;
    const seen = await read('davEvents', { content, url, remotes, zone });
    return new Map(seen.map((each) => [each.remote, each]));
  };

  const etagOf = async (calendar: ChosenCalendar, remote: string): Promise<string | null> =>
    (await look(calendar, [remote], 'UTC')).get(remote)?.etag ?? null;

  const write: CalendarAdapter['write'] = async (calendar, event, known) => {
    const name = `${encodeURIComponent(event.uid.replaceAll('/', '-'))}.ics`;
    const remote = known?.remote ?? new URL(name, slashed(calendar.id)).href;
    const condition: Record<string, string> = known
      ? known.etag === null
        ? {}
        : { 'if-match': known.etag }
      : { 'if-none-match': '*' };
    const answer = await dav(remote, {
      method: 'PUT',
      headers: condition,
      body: calendarFile(event, now()),
    });
    if (answer.status === 412 && !known) {
      // It was written before, by a connection that is no more.
      return write(calendar, event, { remote, etag: await etagOf(calendar, remote) });
    }
    if (answer.status === 412)
      throw new CalendarTrouble('changed', 'The event was changed in the meantime.');
    if (gone.includes(answer.status) || answer.status === 409) throw noCalendar();
    if (answer.status >= 300)
      throw new CalendarTrouble('unreachable', 'The calendar did not accept the event.');
    return { remote, etag: answer.headers.get('etag') ?? (await etagOf(calendar, remote)) };
  };

  return {
    async calendars() {
      return { label: access.username, offered: await findCalendars({ dav, read }, access) };
    },
    async marker(calendar) {
      const body = propfind('cs:getctag', 'd:sync-token');
      const answer = await dav(calendar.id, { method: 'PROPFIND', depth: '0', body });
      if (gone.includes(answer.status)) throw noCalendar();
      const { content, url } = answer;
      const [calendarThere] = await read('davResources', { content, url });
      return calendarThere?.marker || null;
    },
    async busy(calendar, terms) {
      const { start, end } = terms.window;
      const range = `<c:time-range start="${stamp(start)}" end="${stamp(end)}"/>`;
      const answer = await report(
        calendar,
        `<c:calendar-query ${names}><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${range}</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
      );
      const { content, url } = answer;
      return read('davBusy', { content, url, terms });
    },
    look,
    write,
    async remove(_, { remote, etag }: Kept) {
      const headers: Record<string, string> = etag === null ? {} : { 'if-match': etag };
      const first = await dav(remote, { method: 'DELETE', headers });
      // Whatever was written on it since: the session does not take place.
      const { status } = first.status === 412 ? await dav(remote, { method: 'DELETE' }) : first;
      if (status >= 300 && !gone.includes(status))
        throw new CalendarTrouble('unreachable', 'The calendar did not let us remove the event.');
    },
    async leave() {},
  };
}

const noCalendar = () => new CalendarTrouble('missing', 'The calendar is not there any more.');
const slashed = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
/** Text inside an element that we send. */
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
