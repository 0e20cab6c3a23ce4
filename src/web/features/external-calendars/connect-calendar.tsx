import { useState } from 'react';
import type { Place } from './places.ts';
import type { ConnectSearch } from './calendar-search.ts';
import { Connecting } from './connecting.tsx';
import { NameCalendar, type TypedAccount } from './name-calendar.tsx';

/** The calendar's id stands in front of what comes back from its provider. */
const calendarIn = (state: string | undefined): string | undefined => state?.split('.', 1)[0];

/** Connecting a calendar, from naming it to the first time it is read. */
export function ConnectCalendar({ place, search }: { place: Place; search: ConnectSearch }) {
  const { calendar = calendarIn(search.state), provider, code, state, error } = search;
  const [typed, setTyped] = useState<TypedAccount | null>(null);
  if (calendar === undefined)
    return <NameCalendar place={place} wanted={provider} typed={typed} onTyped={setTyped} />;
  const back = state === undefined ? null : { code, state, error };
  return (
    <Connecting
      key={calendar}
      place={place}
      calendar={calendar}
      back={back}
      typed={typed}
      onTyped={setTyped}
    />
  );
}
