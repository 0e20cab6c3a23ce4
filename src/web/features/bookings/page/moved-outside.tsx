import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { PutBack } from './put-back.ts';
import type { Booking } from '../words.ts';

/** The coach has moved it in their own calendar. Nobody else sees anything of it until it is decided. */
export function MovedOutside({ booking, putBack }: { booking: Booking; putBack: PutBack }) {
  const { refusal, follow } = putBack;
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
        It is there on <When at={moved.startsAt} until={moved.endsAt} zone={zone} />. For everybody
        else it is still at the agreed time.
      </p>
      {follow !== null && isToFollow(booking) ? (
        <Row>
          <Button busy={follow.busy} onClick={follow.send}>
            Move it for everyone
          </Button>
        </Row>
      ) : null}
    </Notice>
  );
}

/** The calendar has another start than was agreed, and nobody is asked for it yet. */
function isToFollow({ movedOutside, startsAt, proposal, availableEvents }: Booking): boolean {
  const wanted = movedOutside?.startsAt;
  const mayAsk = availableEvents.some(({ type, enabled }) => type === 'MOVE' && enabled);
  return mayAsk && wanted !== startsAt && wanted !== proposal?.startsAt;
}
