import { useState } from 'react';
import { formatRange } from '#domain/time/format.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { elsewhere } from '../move/elsewhere.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

interface AskedTimesProps {
  booking: Booking;
  value: string;
  onChange: (startsAt: string) => void;
}

/** The times that suit whoever asks: the first is kept, each other says whether it can still be had. */
export function AskedTimes({ booking, value, onChange }: AskedTimesProps) {
  const zone = useZone();
  const me = useMe();
  const [relativeTo] = useState(Date.now);
  const times = booking.request?.times ?? [];
  return (
    <ChoiceCards
      legend={texts.whichTime}
      value={value}
      onChange={onChange}
      choices={times.map(({ startsAt, endsAt, conflicts, refusal }) => {
        const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
        const isKept = startsAt === booking.startsAt;
        const notes =
          conflicts.length > 0 ? conflicts : [isKept ? texts.heldForThisRequest : texts.free];
        return {
          value: startsAt,
          title: formatRange(start, end, zone, { relativeTo }),
          detail: [
            ...elsewhere(booking, start, { zone, reader: me.id }),
            ...(refusal === null ? notes : []),
          ].join(' · '),
          refusal: refusal ?? undefined,
        };
      })}
    />
  );
}
