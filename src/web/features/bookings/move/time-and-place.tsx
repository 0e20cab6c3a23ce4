import { Suspense } from 'react';
import { isAsked, phaseOf } from '#machines/booking/labels.ts';
import { formatTime } from '#domain/time/format.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import type { Fact } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { OutsideLink, TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { placeNames } from '../words.ts';
import type { Booking } from '../words.ts';
import { elsewhere } from './elsewhere.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** For the requests that name several times. */
const OtherTimes = lazyPart(async () => (await import('../respond/other-times.tsx')).OtherTimes);

const hasOtherTimes = ({ status, request }: Booking): boolean =>
  isAsked(status) && (request?.times.length ?? 0) > 1;

export function TimeAndPlace({ booking }: { booking: Booking }) {
  const zone = useZone();
  const facts: Fact[] = [
    { term: texts.when, detail: <BothTimes booking={booking} zone={zone} /> },
    ...(hasOtherTimes(booking)
      ? [
          {
            term: texts.or,
            detail: (
              <Suspense fallback={null}>
                <OtherTimes booking={booking} />
              </Suspense>
            ),
          },
        ]
      : []),
    { term: texts.where, detail: <Place booking={booking} zone={zone} /> },
    { term: texts.session, detail: booking.session.name },
  ];
  if (booking.programme !== null)
    facts.push({ term: texts.programme, detail: booking.programme.name });
  if (booking.group !== null)
    facts.push({
      term: texts.bookedTogether,
      detail: (
        <TextLink
          to="/app/booking-groups/$bookingGroup/$programme/bookings"
          params={{ bookingGroup: booking.group.id, programme: booking.group.programme }}
        >
          {booking.group.name}
        </TextLink>
      ),
    });
  return (
    <Card title={texts.timeAndPlace}>
      <Facts layout="rows" facts={facts} />
    </Card>
  );
}

/** The reader's time, and that of the other people where it differs. */
export function BothTimes({ booking, zone }: { booking: Booking; zone: string }) {
  const { id: reader } = useMe();
  const there = elsewhere(booking, Date.parse(booking.startsAt), { zone, reader });
  return (
    <Stack gap="1">
      <div>
        <When at={booking.startsAt} until={booking.endsAt} zone={zone} />{' '}
        {there.length > 0 ? <ZoneChip zone={zone} at={booking.startsAt} /> : null}
      </div>
      {there.map((words) => (
        <Text key={words} look="small" tone="muted">
          {words}
        </Text>
      ))}
    </Stack>
  );
}

function Place({ booking, zone }: { booking: Booking; zone: string }) {
  const { kind, detail } = booking.location;
  const note = kind === 'video' ? roomWords(booking, zone) : null;
  return (
    <Stack gap="1">
      <div>
        {placeNames[kind]}
        {kind === 'phone' && detail !== null ? (
          <>
            , <OutsideLink href={`tel:${detail.replaceAll(/[^+\d]/g, '')}`}>{detail}</OutsideLink>
          </>
        ) : null}
        {kind === 'inPerson' && detail !== null ? `, ${detail}` : null}
      </div>
      {note === null ? null : (
        <Text look="small" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}

/** Where the room stands: it opens some minutes before the start. */
function roomWords({ status, joinOpensAt }: Booking, zone: string): string | null {
  const phase = phaseOf(status);
  if (phase === 'live') return texts.theRoomIsOpen;
  if (phase === 'asked' || phase === 'ahead')
    return texts.theRoomOpensAt(formatTime(Date.parse(joinOpensAt), zone));
  return null;
}
