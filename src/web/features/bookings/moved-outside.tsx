import type { Way } from '#web/screens/record-actions.tsx';
import { useCommand } from '#web/screens/use-command.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/when.tsx';
import { bookingEvent } from './booking-event.ts';
import type { Booking } from './words.ts';

/** The press that puts a session back where it was agreed, in the calendar of the coach. */
export function usePutBack({ id, version }: Booking): { way: Way; refusal: string | null } {
  const command = useCommand(bookingEvent.send);
  return {
    refusal: command.refusal,
    way: {
      send: () =>
        void command.send({
          params: { booking: id },
          body: { type: 'PUT_BACK', version, payload: {} },
        }),
      busy: command.busy,
    },
  };
}

/** The coach has moved it in their own calendar. Nobody else sees anything of it until it is decided. */
export function MovedOutside({ booking, refusal }: { booking: Booking; refusal: string | null }) {
  const zone = useZone();
  const me = useMe();
  const { movedOutside: moved, coach } = booking;
  if (refusal !== null)
    return (
      <Notice tone="error" live>
        {refusal}
      </Notice>
    );
  if (moved === null) return null;
  const whose = coach.id === me.id ? 'You' : coach.fullName;
  return (
    <Notice
      tone="warning"
      title={`${whose} moved this in ${coach.id === me.id ? 'your' : 'their'} calendar`}
    >
      <p>
        It stands there on <When at={moved.startsAt} until={moved.endsAt} zone={zone} />. For
        everybody else it is still at the agreed time.
      </p>
    </Notice>
  );
}
