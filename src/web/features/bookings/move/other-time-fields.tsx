import { useState } from 'react';
import { addDays } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import { TimePicker, daysShown, today } from '#web/features/booking-requests/times/public.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Group } from '../request/choose-session.tsx';
import type { Booking } from '../words.ts';

export type Times = DataOf<'GET /bookings/{booking}/times'>;

/** The times that a booking could have instead, a week at a time. */
export function useOtherTimes(booking: Booking) {
  const zone = useZone();
  const [from, setFrom] = useState(() => firstShown(booking, zone));
  const times = useApiQuery(
    'GET /bookings/{booking}/times',
    // A day more at both ends: the server counts days in the zone of a profile, which need not be the reader's.
    { params: { booking: booking.id }, query: { from: addDays(from, -1), days: daysShown + 2 } },
    { keepPrevious: true },
  );
  return { times, from, setFrom };
}

interface OtherTimeFieldsProps {
  booking: Booking;
  found: Times;
  from: string;
  onFrom: (day: string) => void;
  value: number | null;
  error: string | undefined;
  onPick: (slot: number) => void;
}

/** One of them is chosen. */
export function OtherTimeFields({
  booking,
  found,
  from,
  onFrom,
  value,
  error,
  onPick,
}: OtherTimeFieldsProps) {
  const zone = useZone();
  const [now] = useState(Date.now);
  return (
    <Group name="time" error={error}>
      <TimePicker
        times={found}
        from={from}
        today={today(zone)}
        now={now}
        zone={zone}
        coach={{ name: booking.coach.fullName, timeZone: booking.coachTimeZone }}
        value={value}
        onPick={onPick}
        onFrom={onFrom}
        onJump={(slot) => {
          onFrom(wallOf(zone, slot).date);
          onPick(slot);
        }}
      />
    </Group>
  );
}

/** The week of the session, or this one where that has begun. */
function firstShown({ startsAt }: Booking, zone: string): string {
  const [first, own] = [today(zone), wallOf(zone, Date.parse(startsAt)).date];
  return own > first ? own : first;
}
