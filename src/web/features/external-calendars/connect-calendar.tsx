import type { Place } from './places.ts';
import type { ConnectSearch } from './calendar-search.ts';
import { Connecting } from './connecting.tsx';
import { NameCalendar } from './name-calendar.tsx';

/** The calendar's id stands in front of what comes back from its provider. */
const calendarIn = (state: string | undefined): string | undefined => state?.split('.', 1)[0];

/** Connecting a calendar, from naming it to the first time it is read. */
export function ConnectCalendar({ place, search }: { place: Place; search: ConnectSearch }) {
  const { calendar = calendarIn(search.state), provider, code, state, error } = search;
  if (calendar === undefined) return <NameCalendar place={place} wanted={provider} />;
  const back = state === undefined ? null : { code, state, error };
  return <Connecting key={calendar} place={place} calendar={calendar} back={back} />;
}
