/** What a calendar file says of one appointment. */
interface Appointment {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly details: string;
  readonly location: string;
}

const unescaped = (text: string): string =>
  text.replace(/\\([nN,;\\])/g, (_, each: string) => (each.toLowerCase() === 'n' ? '\n' : each));

/** The appointment in a calendar file; null where there is none, or one of several. */
export function appointmentIn(file: string): Appointment | null {
  const lines = file.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const events = lines.flatMap((line, index) => (line === 'BEGIN:VEVENT' ? [index] : []));
  const [begin] = events;
  if (begin === undefined || events.length > 1) return null;
  const said = new Map(
    lines.slice(begin, lines.indexOf('END:VEVENT')).flatMap((line) => {
      const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, unescaped(value)] as const];
    }),
  );
  const [start, end] = [said.get('DTSTART'), said.get('DTEND')];
  if (start === undefined || end === undefined) return null;
  return {
    title: said.get('SUMMARY') ?? '',
    start,
    end,
    details: said.get('DESCRIPTION') ?? '',
    location: said.get('LOCATION') ?? '',
  };
}

/** A page of Google on which the appointment of a file can be saved. It says what the file says, and nothing else. */
export function googleLink({ title, start, end, details, location }: Appointment): string {
  const url = new URL('https://calendar.google.com/calendar/render');
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${start}/${end}`,
    details,
    location,
  }).toString();
  return url.href;
}

/** The same of Outlook. */
export function outlookLink({ title, start, end, details, location }: Appointment): string {
  const url = new URL('https://outlook.office.com/calendar/0/deeplink/compose');
  url.search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: inFull(start),
    enddt: inFull(end),
    body: details,
    location,
  }).toString();
  return url.href;
}

/** `20261204T174500Z` as Outlook takes it: `2026-12-04T17:45:00Z`. */
const inFull = (moment: string): string =>
  moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6');

/** Other calendars than those that open files. */
export type Site = 'google' | 'outlook';

/** The page of such a calendar that takes the appointment of a file. */
export function addressOn(site: Site, content: string): string {
  const appointment = appointmentIn(content);
  if (appointment === null) throw new Error('The file has no appointment');
  return site === 'google' ? googleLink(appointment) : outlookLink(appointment);
}
