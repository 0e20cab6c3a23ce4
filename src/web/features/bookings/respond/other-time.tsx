import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { partyName, type Booking } from '../words.ts';
import * as texts from './texts.ts';

/** Somebody asks for another time, which everybody of the session sees; whoever has to answer finds the buttons above. */
export function OtherTime({ booking, refusal }: { booking: Booking; refusal: string | null }) {
  const zone = useZone();
  const me = useMe();
  const { proposal, coach } = booking;
  if (refusal !== null)
    return (
      <Notice tone="error" live>
        {refusal}
      </Notice>
    );
  if (proposal === null) return null;
  const { by, asked } = proposal;
  const who = by?.id === me.id ? texts.youAsk : texts.asks(by?.fullName ?? 'Somebody');
  const decides = asked === 'coach' ? coach.fullName : partyName(booking);
  const isToAnswer = booking.availableEvents.some(({ type }) => type === 'ACCEPT_MOVE');
  return (
    <Notice tone={isToAnswer ? 'warning' : 'info'} title={texts.forAnotherTime(who)}>
      <p>
        <When at={proposal.startsAt} until={proposal.endsAt} zone={zone} />
        {texts.insteadOf}
        <When at={booking.startsAt} until={booking.endsAt} zone={zone} inSentence />
        {texts.answersBy(isToAnswer, decides)}
        <When at={proposal.expiresAt} inSentence />
        {texts.untilThenTheSessionStays}
      </p>
    </Notice>
  );
}
