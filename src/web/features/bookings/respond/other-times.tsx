import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { elsewhere } from '../move/elsewhere.ts';
import type { Booking } from '../words.ts';

/** What would suit whoever asks as well; none of it is kept. */
export function OtherTimes({ booking }: { booking: Booking }) {
  const zone = useZone();
  const me = useMe();
  const others = (booking.request?.times ?? []).filter(
    ({ startsAt }) => startsAt !== booking.startsAt,
  );
  return (
    <Stack gap="2">
      {others.map(({ startsAt, endsAt }) => (
        <Stack key={startsAt} gap="1">
          <When at={startsAt} until={endsAt} zone={zone} />
          {elsewhere(booking, Date.parse(startsAt), { zone, reader: me.id }).map((words) => (
            <Text key={words} look="small" tone="muted">
              {words}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
