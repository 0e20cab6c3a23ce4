import { z } from 'zod';
import type { Interval } from '#domain/slots/interval.ts';
import { merged } from '#domain/slots/merged.ts';
import { DAY } from '#domain/time/calendar.ts';
import { beginningOf } from '#domain/time/local.ts';
import { CalendarTrouble, type CalendarAdapter } from '../adapter.ts';
import type { Kept, Seen } from '#server/parsing/calendar/terms.ts';
import type { CalendarEvent } from '../icalendar.ts';
import { isOurs } from '#server/parsing/calendar/terms.ts';
import { accountApi, type AccountParts } from './account.ts';
import { revokeTokens } from './consent.ts';

const moment = z.object({ dateTime: z.string().optional(), date: z.string().optional() });
const event = z.object({
  id: z.string(),
  etag: z.string().optional(),
  iCalUID: z.string().optional(),
  status: z.string().optional(),
  transparency: z.string().optional(),
  start: moment.optional(),
  end: moment.optional(),
  attendees: z
    .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
    .optional(),
});
type GoogleEvent = z.output<typeof event>;
const list = z.object({ items: z.array(event).default([]), nextPageToken: z.string().optional() });
const calendarList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default('Calendar'),
        accessRole: z.string(),
        primary: z.boolean().optional(),
      }),
    )
    .default([]),
});
const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({ busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]) }),
  ),
});

/** Words of events are never asked for. */
const eventFields = 'id,etag,iCalUID,status,transparency,start,end,attendees(self,responseStatus)';
const mostPages = 50;
/** The provider answers for so long at once. */
const freeBusySpan = 60 * DAY;
const gone = [404, 410];

/** An account at Google, by its Calendar API. */
export function googleAdapter(parts: AccountParts): CalendarAdapter {
  const api = accountApi(parts);
  const eventsOf = (calendar: string) => `/calendars/${encodeURIComponent(calendar)}/events`;

  const eventsBetween = async (calendar: string, { start, end }: Interval) => {
    const found: GoogleEvent[] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const { status, data } = await api(eventsOf(calendar), {
        query: {
          timeMin: new Date(start).toISOString(),
          timeMax: new Date(end).toISOString(),
          singleEvents: 'true',
          maxResults: '1000',
          fields: `nextPageToken,items(${eventFields})`,
          ...(pageToken !== undefined && { pageToken }),
        },
      });
      if (gone.includes(status)) throw noCalendar();
      const { items, nextPageToken } = list.parse(data);
      found.push(...items);
      if (nextPageToken === undefined) return found;
      pageToken = nextPageToken;
    }
    throw tooMany();
  };

  const freeBusyBetween = async (calendar: string, { start, end }: Interval) => {
    const found: Interval[] = [];
    for (let from = start; from < end; from += freeBusySpan) {
      const { data } = await api('/freeBusy', {
        method: 'POST',
        body: {
          timeMin: new Date(from).toISOString(),
          timeMax: new Date(Math.min(end, from + freeBusySpan)).toISOString(),
          items: [{ id: calendar }],
        },
      });
      const times = freeBusy.parse(data).calendars[calendar]?.busy ?? [];
      found.push(
        ...times.map((time) => ({ start: Date.parse(time.start), end: Date.parse(time.end) })),
      );
    }
    return found;
  };

  return {
    async calendars() {
      const { data } = await api('/users/me/calendarList', {
        query: { fields: 'items(id,summary,accessRole,primary)', maxResults: '250' },
      });
      const { items } = calendarList.parse(data);
      return {
        label: items.find(({ primary }) => primary)?.id ?? null,
        offered: items.map(({ id, summary, accessRole }) => ({
          id,
          name: summary.slice(0, 120),
          writable: accessRole === 'owner' || accessRole === 'writer',
          readMode: accessRole === 'freeBusyReader' ? ('freeBusy' as const) : ('events' as const),
        })),
      };
    },
    async marker({ id, readMode }) {
      if (readMode === 'freeBusy') return null;
      const { status, data } = await api(eventsOf(id), {
        query: { maxResults: '1', fields: 'updated' },
      });
      if (gone.includes(status)) throw noCalendar();
      return z.object({ updated: z.string() }).safeParse(data).data?.updated ?? null;
    },
    async busy({ id, readMode }, terms) {
      if (readMode === 'freeBusy')
        return merged(await freeBusyBetween(id, terms.window), terms.window);
      const events = await eventsBetween(id, terms.window);
      const taken = events.filter(
        (each) =>
          !isCalledOff(each) &&
          each.transparency !== 'transparent' &&
          !isDeclined(each) &&
          !isOurs(terms, { uid: each.iCalUID ?? '', remote: each.id }),
      );
      return merged(
        taken.flatMap((each) => spanOf(each, terms.zone) ?? []),
        terms.window,
      );
    },
    async look({ id }, remotes, zone) {
      const seen = new Map<string, Seen>();
      for (const remote of remotes) {
        const { status, data } = await api(`${eventsOf(id)}/${encodeURIComponent(remote)}`, {
          query: { fields: eventFields },
        });
        if (status !== 200) continue;
        const found = event.parse(data);
        const span = spanOf(found, zone);
        if (isCalledOff(found) || !span) continue;
        seen.set(remote, {
          remote,
          etag: found.etag ?? null,
          isDeclined: isDeclined(found),
          ...span,
        });
      }
      return seen;
    },
    async write({ id }, wanted, known) {
      // The provider takes letters and digits of base 32, which a uuid without its dashes is made of.
      const own = known?.remote ?? wanted.uid.split('@')[0]?.replaceAll('-', '') ?? '';
      const body = { ...bodyOf(wanted), ...(known ? {} : { id: own }) };
      const first = known
        ? await api(`${eventsOf(id)}/${encodeURIComponent(own)}`, {
            method: 'PUT',
            body,
            ...(known.etag !== null && { headers: { 'if-match': known.etag } }),
          })
        : await api(eventsOf(id), { method: 'POST', body });
      // It was written before, by a connection that is no more.
      const { status, data } =
        first.status === 409
          ? await api(`${eventsOf(id)}/${encodeURIComponent(own)}`, {
              method: 'PUT',
              body: bodyOf(wanted),
            })
          : first;
      if (status === 412 || (known && gone.includes(status)))
        throw new CalendarTrouble('changed', 'The event was changed in the meantime.');
      if (gone.includes(status)) throw noCalendar();
      const written = event.parse(data);
      return { remote: written.id, etag: written.etag ?? null };
    },
    async remove({ id }, { remote }: Kept) {
      await api(`${eventsOf(id)}/${encodeURIComponent(remote)}`, { method: 'DELETE' });
    },
    leave: () => revokeTokens(parts, parts.tokens),
  };
}

const bodyOf = (wanted: CalendarEvent) => ({
  summary: wanted.summary,
  description: wanted.description,
  ...(wanted.location !== null && { location: wanted.location }),
  start: { dateTime: new Date(wanted.startsAt).toISOString() },
  end: { dateTime: new Date(wanted.endsAt).toISOString() },
  status: 'confirmed',
});

/** Events that were deleted are told for a while, as cancelled. */
const isCalledOff = ({ status = '' }: GoogleEvent): boolean => ['cancelled'].includes(status);

const isDeclined = ({ attendees = [] }: GoogleEvent): boolean =>
  attendees.some(({ self, responseStatus }) => self === true && responseStatus === 'declined');

function spanOf({ start, end }: GoogleEvent, zone: string): Interval | null {
  const from = instantOf(start, zone);
  const to = instantOf(end, zone);
  return from === null || to === null ? null : { start: from, end: to };
}

function instantOf(given: z.output<typeof moment> | undefined, zone: string): number | null {
  if (given?.dateTime !== undefined) return Date.parse(given.dateTime);
  return given?.date === undefined ? null : beginningOf(zone, given.date);
}

/** What was not read must not look like free time. */
const tooMany = () =>
  new CalendarTrouble('unreachable', 'This calendar has more events than we can read.');
const noCalendar = () => new CalendarTrouble('missing', 'The calendar is not there any more.');
