import { isRead, isWritten, providerNames } from '#domain/external-calendars/vocabulary.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import type { Place } from './places.ts';
import { nameOf, type ExternalCalendar } from './words.ts';

/** What stops when a calendar is given up, and whether our events go with it. */
export function DisconnectCalendar({ place, calendar }: { place: Place; calendar: string }) {
  return (
    <ConfirmEvent
      send="POST /external-calendars/{externalCalendar}/events"
      query={useApiQuery('GET /external-calendars/{externalCalendar}', {
        params: { externalCalendar: calendar },
      })}
      event="DISCONNECT"
      gone="This calendar can’t be disconnected"
      back={() => place.list}
      title={(found) => `Disconnect “${nameOf(found)}”?`}
      consequences={consequencesOf}
      fields={{
        initial: { removeEvents: false },
        payload: (values) => values,
        children: ({ values, change }, { upcomingEvents }) =>
          upcomingEvents === 0 ? null : (
            <Checkbox
              label={`Also remove ${sessions(upcomingEvents)} from it`}
              checked={values.removeEvents}
              onChange={({ target }) => change({ removeEvents: target.checked })}
            />
          ),
      }}
      keepVerb="Keep calendar"
      verb="Disconnect"
      errorTitle="Not disconnected yet"
    />
  );
}

const sessions = (count: number): string =>
  count === 1 ? '1 upcoming session' : `${count} upcoming sessions`;

function consequencesOf(
  { provider, direction, calendarName, upcomingEvents }: ExternalCalendar,
  _: undefined,
  { removeEvents }: { removeEvents: boolean },
): string[] {
  if (calendarName === null) return ['It is not connected yet; we stop trying.'];
  const stay =
    upcomingEvents === 0
      ? []
      : [
          removeEvents
            ? `${sessions(upcomingEvents)} ${upcomingEvents === 1 ? 'is' : 'are'} removed from it.`
            : `${sessions(upcomingEvents)} ${upcomingEvents === 1 ? 'stays' : 'stay'} in it as ${upcomingEvents === 1 ? 'it is' : 'they are'}.`,
        ];
  return [
    ...(isRead(direction) ? ['Its busy times no longer count: members can book them.'] : []),
    ...(isWritten(direction)
      ? ['Sessions are no longer written there, and changes there are no longer noticed.', ...stay]
      : []),
    `Our access to it is deleted${provider === 'google' ? `, and ${providerNames[provider]} is notified` : ''}. No booking is changed.`,
  ];
}
