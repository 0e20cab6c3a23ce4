import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
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
  const { asked, answersRequest, message } = proposal;
  const decides = asked === 'coach' ? coach.fullName : partyName(booking);
  const isToAnswer = booking.availableEvents.some(({ type }) => type === 'ACCEPT_MOVE');
  return (
    <Notice tone={isToAnswer ? 'warning' : 'info'} title={titleOf(proposal, me.id)}>
      <p>
        <When at={proposal.startsAt} until={proposal.endsAt} zone={zone} />
        {texts.insteadOf}
        <When at={booking.startsAt} until={booking.endsAt} zone={zone} inSentence />
        {texts.answersBy(isToAnswer, decides)}
        <When at={proposal.expiresAt} inSentence />
        {answersRequest ? texts.untilThenBothAreKept : texts.untilThenTheSessionStays}
      </p>
      {message === null ? null : <Text look="prose">{message}</Text>}
    </Notice>
  );
}

function titleOf(
  { by, answersRequest }: NonNullable<Booking['proposal']>,
  readerId: string,
): string {
  const isOwn = by?.id === readerId;
  const name = by?.fullName ?? 'Someone';
  if (answersRequest) return isOwn ? texts.youSuggestAnotherTime : texts.suggestsAnotherTime(name);
  return texts.forAnotherTime(isOwn ? texts.youAsk : texts.asks(name));
}
