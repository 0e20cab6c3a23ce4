import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Invite } from './words.ts';

const places: Readonly<Record<string, string>> = {
  video: 'Video',
  phone: 'Phone',
  inPerson: 'In person',
};

function placeWords({ kind, detail }: NonNullable<Invite['location']>): string {
  const place = places[kind] ?? kind;
  return detail === null ? place : `${place}, ${detail}`;
}

/** "1 credit of the invitee in “Sales basics”, 3 left. Set aside when they accept." */
function priceWords({ cost, programme, available }: NonNullable<Invite['price']>): string {
  const units = cost === 1 ? '1 credit' : `${cost} credits`;
  const left = available === null ? '' : `, ${available} left`;
  return `${units} of the invitee in “${programme}”${left}. Set aside when they accept.`;
}

/** What somebody is invited to, by whom, and with whom; where and with whom only as long as it concerns the reader. */
export function InviteFacts({ invite }: { invite: Invite }) {
  const zone = useZone();
  const { booking, coach, location, coming, from, to, expiresAt, respondedAt } = invite;
  const facts: Fact[] = [
    { term: 'Session', detail: booking.title },
    { term: 'Time', detail: <When at={booking.startsAt} until={booking.endsAt} zone={zone} /> },
    { term: 'Coach', detail: coach.fullName },
    ...(location === null ? [] : [{ term: 'Place', detail: placeWords(location) }]),
    ...(coming === null
      ? []
      : [
          {
            term: 'Who else is coming',
            detail:
              coming.length === 0 ? 'Nobody yet' : coming.map((each) => each.fullName).join(', '),
          },
        ]),
    ...(invite.price === null ? [] : [{ term: 'Cost', detail: priceWords(invite.price) }]),
    { term: 'From', detail: from.fullName },
    { term: 'To', detail: to.fullName },
    { term: 'Answer by', detail: <When at={expiresAt} zone={zone} /> },
    ...(respondedAt === null
      ? []
      : [{ term: 'Answered', detail: <When at={respondedAt} zone={zone} /> }]),
    ...(invite.declineReason === null ? [] : [{ term: 'Reason', detail: invite.declineReason }]),
  ];
  return (
    <>
      {invite.message === null ? null : (
        <Card title="Message" note={`From ${from.fullName}`}>
          <Text look="prose">{invite.message}</Text>
        </Card>
      )}
      <Card title="The session">
        <Facts facts={facts} />
      </Card>
    </>
  );
}
