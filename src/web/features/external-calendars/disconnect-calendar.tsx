import { isRead, isWritten, providerNames } from '#domain/external-calendars/vocabulary.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import type { Place } from './places.ts';
import { nameOf, type ExternalCalendar } from './words.ts';
import * as texts from './texts.ts';

/** What stops when a calendar is given up, and whether our events go with it. */
export function DisconnectCalendar({ place, calendar }: { place: Place; calendar: string }) {
  return (
    <ConfirmEvent
      send="POST /external-calendars/{externalCalendar}/events"
      query={useApiQuery('GET /external-calendars/{externalCalendar}', {
        params: { externalCalendar: calendar },
      })}
      event="DISCONNECT"
      gone={texts.thisCalendarCantBeDisconnected}
      back={() => place.list}
      title={(found) => texts.disconnect2(nameOf(found))}
      consequences={consequencesOf}
      fields={{
        initial: { removeEvents: false },
        payload: (values) => values,
        children: ({ values, change }, { upcomingEvents }) =>
          upcomingEvents === 0 ? null : (
            <Checkbox
              label={texts.alsoRemoveFromIt(sessions(upcomingEvents))}
              checked={values.removeEvents}
              onChange={({ target }) => change({ removeEvents: target.checked })}
            />
          ),
      }}
      keepVerb={texts.keepCalendar}
      verb={texts.disconnect3}
      errorTitle={texts.notDisconnectedYet}
    />
  );
}

const sessions = (count: number): string =>
  count === 1 ? texts.oneUpcomingSession : texts.upcomingSessions(count);

function consequencesOf(
  { provider, direction, calendarName, upcomingEvents }: ExternalCalendar,
  _: undefined,
  { removeEvents }: { removeEvents: boolean },
): string[] {
  if (calendarName === null) return [texts.itIsntConnectedYetWell];
  const stay =
    upcomingEvents === 0
      ? []
      : [
          removeEvents
            ? texts.removedFromIt(sessions(upcomingEvents), upcomingEvents === 1)
            : texts.inItAs(sessions(upcomingEvents), upcomingEvents === 1),
        ];
  return [
    ...(isRead(direction) ? [texts.itsBusyTimesNoLonger] : []),
    ...(isWritten(direction) ? [texts.sessionsAreNoLongerAdded, ...stay] : []),
    texts.ourAccess(provider === 'google', providerNames[provider]),
  ];
}
