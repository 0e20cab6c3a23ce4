import { useState } from 'react';
import { addDays } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import { TimePicker, daysShown, today } from '#web/features/booking-requests/times/public.ts';
import type { DataOf } from '#web/api/call.ts';
import { FormNotices } from '#web/screens/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useEventForm } from '#web/screens/use-event-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/when.tsx';
import { bookingEvent } from './booking-event.ts';
import { Group } from './choose-session.tsx';
import type { Deed } from './on-page.tsx';
import { useWhoIsTold } from './who-is-told.tsx';
import { partyName, type Booking } from './words.ts';

type Times = DataOf<'GET /bookings/{booking}/times'>;
const unchosen: { readonly slot: number | null } = { slot: null };

/** Another time for a session: at once, or with a question to whoever has to agree. */
export function MoveForm({ booking, onClose }: Deed) {
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
      slot === null ? { time: 'Choose a time.' } : {},
    payload: ({ slot }) => ({ startsAt: new Date(slot ?? 0).toISOString() }),
    onDone: onClose,
  });
  const pick = (slot: number) => form.change({ slot });
  return (
    <Card title="Choose another time">
      <Loaded query={times}>
        {(found) => (
          <Form
            onSubmit={form.submit}
            errors={form.errors}
            errorTitle="Not changed yet"
            aria-label="Choose another time"
          >
            <FormNotices form={form} />
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
            <Row>
              <Button type="submit" variant="primary" busy={form.busy}>
                {found.agreement?.asked === 'nobody' ? 'Change time' : 'Ask for this time'}
              </Button>
              <Button onClick={onClose}>Leave it as it is</Button>
            </Row>
          </Form>
        )}
      </Loaded>
    </Card>
  );
}

/** The week of the session, or this one where that has begun. */
function firstShown({ startsAt }: Booking, zone: string): string {
  const [first, own] = [today(zone), wallOf(zone, Date.parse(startsAt)).date];
  return own > first ? own : first;
}

/** What choosing a time does: who is asked, and until when the agreed one stands. */
function Agreement({ booking, agreement }: { booking: Booking; agreement: Times['agreement'] }) {
  const told = useWhoIsTold(booking);
  if (agreement === null) return null;
  const { asked, answerBy } = agreement;
  if (asked === 'nobody' || answerBy === null)
    return (
      <Text tone="muted">
        The session moves at once. {told} Everyone receives the change for their calendar.
      </Text>
    );
  const whose = asked === 'coach' ? booking.coach.fullName : partyName(booking);
  return (
    <Text tone="muted">
      {whose} decides by <When at={answerBy} inSentence />. Until then the session stays at its
      time; without an answer it keeps it.
    </Text>
  );
}
