import { inBothZones } from '#domain/time/both-zones.ts';
import { formatMoment, formatRange, zoneCity, zoneShortName } from '#domain/time/format.ts';
import {
  otherParty,
  party,
  type BookingFacts,
  type NoticeFacts,
} from '#domain/notifications/booking-words.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { calendarFile, calendarOf, type CalendarEvent } from '#server/calendars/icalendar.ts';
import { eventOf } from '#server/mail/appointment.ts';
import type { QueuedAppointment, QueuedMail } from '#server/mail/queued-mail.ts';
import { loadBooking, type BookingRow } from './load-booking.ts';

/** A booking as calendars show it, in words that suit both sides. */
export function appointmentOf(row: BookingRow, facts: BookingFacts): QueuedAppointment {
  const whom = party(facts);
  return {
    uid: row.icalUid,
    sequence: row.icalSequence,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    summary: `${facts.sessionName}: ${facts.coachName} and ${whom}`,
    description: [
      `${facts.sessionName} with ${facts.coachName} for ${whom}`,
      ...zonesOf(row, facts),
      `Reference ${row.reference}`,
    ].join('\n'),
    location: row.locationKind === 'video' ? row.joinUrl : row.locationDetail,
    path: `/app/bookings/${row.id}`,
  };
}

/**
 * The iCalendar file of a booking to keep: without a sender and receivers, so that it shows nobody's address, and with the identity and version of the
 * invitations that were mailed. Throws when there is no such booking.
 */
export async function calendarFileOf(
  db: Database,
  bookingId: string,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<string> {
  return calendarFile(await calendarEventOf(db, bookingId, { now, publicUrl }), now);
}

/** The same of several bookings, in their order. */
export async function calendarFileOfMany(
  db: Database,
  bookingIds: readonly string[],
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<string> {
  const events = [];
  for (const id of bookingIds) events.push(await calendarEventOf(db, id, { now, publicUrl }));
  return calendarOf(events, now);
}

/** A booking as calendars hold it, in its present version. Throws when there is no such booking. */
export async function calendarEventOf(
  db: Database,
  bookingId: string,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<CalendarEvent> {
  const { row, facts } = await loadBooking(db, bookingId, system, now);
  return eventOf(appointmentOf(row, facts), publicUrl);
}

/** Both clocks, for readers on either side; nothing where they show the same. */
function zonesOf(row: BookingRow, facts: BookingFacts): string[] {
  const { coachTimeZone, memberTimeZone, startsAt } = row;
  const theirs = inBothZones(startsAt, {
    own: memberTimeZone,
    other: coachTimeZone,
    who: facts.coachName,
  });
  if (theirs === null) return [];
  const first = `${formatMoment(startsAt, memberTimeZone)} in ${zoneCity(memberTimeZone)}`;
  return [`${first}; ${theirs}`];
}

/** What the clocks of the others show, where it is something else. */
function elsewhere({ recipient, facts }: NoticeFacts, row: BookingRow): string[] {
  const { relation, timeZone: own, locale } = recipient;
  const coach = { other: row.coachTimeZone, who: facts.coachName };
  const member = { other: row.memberTimeZone, who: party(facts) };
  const others = { coach: [member], member: [coach], staff: [coach, member] }[relation];
  return others
    .map(({ other, who }) => inBothZones(row.startsAt, { own, other, who, locale }))
    .filter((words) => words !== null);
}

const places = { video: 'Video call', phone: 'By phone', inPerson: 'In person' } as const;

/** When, with whom and where, for whoever reads it; not where to those who are not to come. */
export function detailsOf(
  facts: NoticeFacts,
  row: BookingRow,
  { hidesPlace = false }: { readonly hidesPlace?: boolean } = {},
): QueuedMail['details'] {
  const { timeZone, locale } = facts.recipient;
  const place = places[row.locationKind as keyof typeof places];
  const when = formatRange(row.startsAt, row.endsAt, timeZone, { locale });
  const own = `${when} (${zoneShortName(timeZone, row.startsAt)})`;
  return [
    { label: 'When', value: [own, ...elsewhere(facts, row)].join('; ') },
    {
      label: 'With',
      value:
        facts.recipient.relation === 'staff'
          ? `${facts.facts.coachName} and ${party(facts.facts)}`
          : otherParty(facts),
    },
    ...(hidesPlace
      ? []
      : [
          {
            label: 'Where',
            value:
              row.locationDetail && row.locationKind !== 'video'
                ? `${place}: ${row.locationDetail}`
                : place,
          },
        ]),
    { label: 'Reference', value: row.reference },
  ];
}
