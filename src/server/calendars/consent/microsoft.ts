import { z } from 'zod';
import type { Interval } from '#domain/slots/interval.ts';
import { merged } from '#domain/slots/merged.ts';
import { CalendarTrouble, type CalendarAdapter } from '../adapter.ts';
import type { Kept, Seen } from '#server/parsing/calendar/terms.ts';
import type { CalendarEvent } from '../icalendar.ts';
import { isOurs } from '#server/parsing/calendar/terms.ts';
import { accountApi, type AccountParts } from './account.ts';

const moment = z.object({ dateTime: z.string(), timeZone: z.string().optional() });
const event = z.object({
  id: z.string(),
  '@odata.etag': z.string().optional(),
  iCalUId: z.string().optional(),
  showAs: z.string().optional(),
  isCancelled: z.boolean().optional(),
  responseStatus: z.object({ response: z.string().optional() }).nullish(),
  start: moment,
  end: moment,
});
type GraphEvent = z.output<typeof event>;
const list = z.object({ value: z.array(event), '@odata.nextLink': z.string().optional() });
const calendarList = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      name: z.string().default('Calendar'),
      canEdit: z.boolean().default(false),
      owner: z.object({ address: z.string().optional() }).nullish(),
    }),
  ),
});

/** Words of events are never asked for. */
const selected = 'id,iCalUId,start,end,showAs,isCancelled,responseStatus';
/** Times in UTC, and ids that an event keeps when it is moved between calendars. */
const headers = { prefer: 'outlook.timezone="UTC", IdType="ImmutableId"' };
const mostPages = 40;
const free = ['free', 'workingElsewhere'];
const gone = [404, 410];

/** An account at Microsoft, by Graph. */
export function microsoftAdapter(parts: AccountParts): CalendarAdapter {
  const api = accountApi(parts);
  const at = (calendar: string) => `/me/calendars/${encodeURIComponent(calendar)}`;

  return {
    async calendars() {
      const { data } = await api('/me/calendars', {
        query: { $select: 'id,name,canEdit,owner', $top: '100' },
        headers,
      });
      const { value } = calendarList.parse(data);
      return {
        label: value[0]?.owner?.address ?? null,
        offered: value.map(({ id, name, canEdit }) => ({
          id,
          name: name.slice(0, 120),
          writable: canEdit,
          readMode: 'events' as const,
        })),
      };
    },
    // The provider has no version of a whole calendar.
    marker: async () => null,
    async busy({ id }, terms) {
      const found: GraphEvent[] = [];
      let next: string | undefined = `${at(id)}/calendarView`;
      const query = {
        startDateTime: new Date(terms.window.start).toISOString(),
        endDateTime: new Date(terms.window.end).toISOString(),
        $select: selected,
        $top: '500',
      };
      for (let page = 0; page < mostPages && next !== undefined; page += 1) {
        const answer = await api(next, { headers, ...(page === 0 && { query }) });
        if (gone.includes(answer.status)) throw noCalendar();
        const { value, '@odata.nextLink': link } = list.parse(answer.data);
        found.push(...value);
        next = link;
      }
      // What was not read must not look like free time.
      if (next !== undefined)
        throw new CalendarTrouble('unreachable', 'This calendar has more events than we can read.');
      const taken = found.filter(
        (each) =>
          each.isCancelled !== true &&
          !free.includes(each.showAs ?? 'busy') &&
          !isDeclined(each) &&
          !isOurs(terms, { uid: each.iCalUId ?? '', remote: each.id }),
      );
      return merged(taken.map(spanOf), terms.window);
    },
    async look(_, remotes) {
      const seen = new Map<string, Seen>();
      for (const remote of remotes) {
        const { status, data } = await api(`/me/events/${encodeURIComponent(remote)}`, {
          query: { $select: selected },
          headers,
        });
        if (status !== 200) continue;
        const found = event.parse(data);
        seen.set(remote, {
          remote,
          etag: found['@odata.etag'] ?? null,
          isDeclined: found.isCancelled === true || isDeclined(found),
          ...spanOf(found),
        });
      }
      return seen;
    },
    async write({ id }, wanted, known) {
      const { status, data } = known
        ? await api(`/me/events/${encodeURIComponent(known.remote)}`, {
            method: 'PATCH',
            body: bodyOf(wanted),
            headers: { ...headers, ...(known.etag !== null && { 'if-match': known.etag }) },
          })
        : await api(`${at(id)}/events`, {
            method: 'POST',
            // Sent twice, it is one event.
            body: { ...bodyOf(wanted), transactionId: wanted.uid },
            headers,
          });
      if (status === 412 || (known && gone.includes(status)))
        throw new CalendarTrouble('changed', 'The event was changed in the meantime.');
      if (gone.includes(status)) throw noCalendar();
      const written = event.parse(data);
      return { remote: written.id, etag: written['@odata.etag'] ?? null };
    },
    async remove(_, { remote }: Kept) {
      await api(`/me/events/${encodeURIComponent(remote)}`, { method: 'DELETE', headers });
    },
    leave: async () => {},
  };
}

const bodyOf = (wanted: CalendarEvent) => ({
  subject: wanted.summary,
  body: { contentType: 'text', content: wanted.description },
  start: { dateTime: new Date(wanted.startsAt).toISOString().slice(0, -1), timeZone: 'UTC' },
  end: { dateTime: new Date(wanted.endsAt).toISOString().slice(0, -1), timeZone: 'UTC' },
  ...(wanted.location !== null && { location: { displayName: wanted.location } }),
  showAs: 'busy',
});

const isDeclined = ({ responseStatus }: GraphEvent): boolean =>
  responseStatus?.response === 'declined';

/** Times come without a zone, in the one that was asked for. */
const spanOf = ({ start, end }: GraphEvent): Interval => ({
  start: Date.parse(`${start.dateTime.replace(/Z$/, '')}Z`),
  end: Date.parse(`${end.dateTime.replace(/Z$/, '')}Z`),
});

const noCalendar = () => new CalendarTrouble('missing', 'The calendar is not there any more.');
