import type { CalendarEvent } from '#server/calendars/icalendar.ts';
import type { QueuedAppointment } from './queued-mail.ts';

/** An appointment as an event for calendars, with the addresses under which the application lives now. */
export function eventOf(appointment: QueuedAppointment, publicUrl: string): CalendarEvent {
  const { location, path, description, ...times } = appointment;
  const url = publicUrl + path;
  return {
    ...times,
    description: `${description}\n${url}`,
    location: location?.startsWith('/') ? publicUrl + location : location,
    url,
  };
}
