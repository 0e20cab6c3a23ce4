import { withoutHidden } from '#domain/text/hidden.ts';
import { foreignLine } from '#domain/text/text.ts';

/** One session as calendars hold it. Instants are epoch milliseconds. */
export interface CalendarEvent {
  /** The same for all versions of the event. */
  readonly uid: string;
  /** Calendars keep the highest they have seen. */
  readonly sequence: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  /** Where to read about it. */
  readonly url: string;
}

/** A message to somebody's calendar: who sends it, who receives it, and whether the event is put in or taken out. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly organiser: CalendarAddress;
  readonly attendee: CalendarAddress;
}

export interface CalendarAddress {
  readonly name: string;
  readonly email: string;
}

/**
 * An iCalendar file (RFC 5545) of one event as of `now`: with an invitation a message that mail programs act upon (RFC 5546), without one a file to be kept.
 * Lines end in CRLF and are folded at 75 bytes.
 */
export const calendarFile = (event: CalendarEvent, now: number, invitation?: Invitation): string =>
  written([
    ...(invitation ? [`METHOD:${invitation.method}`] : []),
    ...linesOf(
      event,
      now,
      invitation?.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
      invitation ? participants(invitation) : [],
    ),
  ]);

/** The same of several events: with a sender a message to take them over, without one a file to be kept. */
export const calendarOf = (
  events: readonly CalendarEvent[],
  now: number,
  organiser?: CalendarAddress,
): string =>
  written([
    ...(organiser ? ['METHOD:PUBLISH'] : []),
    ...events.flatMap((event) =>
      linesOf(event, now, 'CONFIRMED', organiser ? [organiserLine(organiser)] : []),
    ),
  ]);

const written = (inside: readonly string[]): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Bookings//EN',
    'CALSCALE:GREGORIAN',
    ...inside,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};

const linesOf = (
  event: CalendarEvent,
  now: number,
  status: 'CANCELLED' | 'CONFIRMED',
  people: readonly string[],
): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(event.startsAt)}`,
  `DTEND:${utc(event.endsAt)}`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
  `URL:${event.url}`,
  `STATUS:${status}`,
  'TRANSP:OPAQUE',
  ...people,
  'END:VEVENT',
];

/** Everybody has agreed already, so that nobody's calendar asks for an answer. */
function participants({ organiser, attendee }: Invitation): string[] {
  return [
    organiserLine(organiser),
    `ATTENDEE;CN=${parameter(attendee.name)};CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address(attendee)}`,
  ];
}

const organiserLine = (organiser: CalendarAddress): string =>
  `ORGANIZER;CN=${parameter(organiser.name)}:mailto:${address(organiser)}`;

const utc = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  withoutHidden(text, '\r\n\t')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll('\t', ' ');

/** A quoted parameter has no way to hold quotation marks, and ends with the line. */
const parameter = (text: string): string =>
  `"${(foreignLine(text, 200) ?? '').replaceAll('"', "'")}"`;

const address = ({ email }: CalendarAddress): string => withoutHidden(email);

/** Continued on lines that begin with a space; never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
