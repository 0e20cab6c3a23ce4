import { useState } from 'react';
import { addDays } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import { TimePicker, daysShown, today } from '#web/features/booking-requests/times/public.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { bookingEvent } from '../action/booking-event.ts';
import { Group } from '../request/choose-session.tsx';
import { LoadedActionForm } from '../action/action-form.tsx';
import type { PageAction } from '../action/page-action.ts';
import { useWhoIsNotified } from '../action/who-is-notified.tsx';
import { partyName, type Booking } from '../words.ts';
import * as texts from './texts.ts';

type Times = DataOf<'GET /bookings/{booking}/times'>;
const unchosen: { readonly slot: number | null } = { slot: null };

/** Another time for a session: at once, or with a question to whoever has to agree. */
export function MoveForm({ booking, onClose }: PageAction) {
  const zone = useZone();
  const [now] = useState(Date.now);
  const [from, setFrom] = useState(() => firstShown(booking, zone));
  const times = useApiQuery(
    'GET /bookings/{booking}/times',
    // A day more at both ends: the server counts days in the zone of a profile, which need not be the reader's.
    { params: { booking: booking.id }, query: { from: addDays(from, -1), days: daysShown + 2 } },
    { keepPrevious: true },
  );
  const form = useEventForm(bookingEvent.send, booking, 'MOVE', {
    initial: unchosen,
    missing: ({ slot }): Readonly<Record<string, string>> =>
      slot === null ? { time: texts.chooseATime } : {},
    payload: ({ slot }) => ({ startsAt: new Date(slot ?? 0).toISOString() }),
    onDone: onClose,
  });
  const pick = (slot: number) => form.change({ slot });
  return (
    <LoadedActionForm
      title={texts.chooseAnotherTime}
      query={times}
      form={form}
      errorTitle={texts.notChangedYet}
      verb={({ agreement }) =>
        agreement?.asked === 'nobody' ? texts.changeTime : texts.askForThisTime
      }
      onClose={onClose}
    >
      {(found) => (
        <>
          <Group name="time" error={form.errors['time']}>
            <TimePicker
              times={found}
              from={from}
              today={today(zone)}
              now={now}
              zone={zone}
              coach={{ name: booking.coach.fullName, timeZone: booking.coachTimeZone }}
              value={form.values.slot}
              onPick={pick}
              onFrom={setFrom}
              onJump={(slot) => {
                setFrom(wallOf(zone, slot).date);
                pick(slot);
              }}
            />
          </Group>
          <Agreement booking={booking} agreement={found.agreement} />
        </>
      )}
    </LoadedActionForm>
  );
}

/** The week of the session, or this one where that has begun. */
function firstShown({ startsAt }: Booking, zone: string): string {
  const [first, own] = [today(zone), wallOf(zone, Date.parse(startsAt)).date];
  return own > first ? own : first;
}

/** What choosing a time does: who is asked, and until when the agreed one stands. */
function Agreement({ booking, agreement }: { booking: Booking; agreement: Times['agreement'] }) {
  const whoIsNotified = useWhoIsNotified(booking);
  if (agreement === null) return null;
  const { asked, answerBy } = agreement;
  if (asked === 'nobody' || answerBy === null)
    return <Text tone="muted">{texts.theSessionMovesImmediatelyEveryone(whoIsNotified)}</Text>;
  const whose = asked === 'coach' ? booking.coach.fullName : partyName(booking);
  return (
    <Text tone="muted">
      {texts.decidesBy(whose)}
      <When at={answerBy} inSentence />
      {texts.untilThenTheSessionStays}
    </Text>
  );
}
