import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { PutBack } from './put-back.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

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
  const whose = coach.id === me.id ? texts.you : coach.fullName;
  return (
    <Notice tone="warning" title={texts.movedThisInCalendar(whose, coach.id === me.id)}>
      <p>
        {texts.thereItIsOn}
        <When at={moved.startsAt} until={moved.endsAt} zone={zone} />
        {texts.forEveryoneElseItIs}
      </p>
      {follow !== null && isToFollow(booking) ? (
        <Row>
          <Button busy={follow.busy} onClick={follow.send}>
            {texts.moveItForEveryone}
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
