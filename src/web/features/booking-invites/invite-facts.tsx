import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Invite } from './words.ts';
import * as texts from './texts.ts';

const places: Readonly<Record<string, string>> = {
  video: texts.video,
  phone: texts.phone,
  inPerson: texts.inPerson,
};

function placeWords({ kind, detail }: NonNullable<Invite['location']>): string {
  const place = places[kind] ?? kind;
  return detail === null ? place : `${place}, ${detail}`;
}

/** "1 credit of the invitee in “Sales basics”, 3 left. Set aside when they accept." */
function priceWords({ cost, programme, available }: NonNullable<Invite['price']>): string {
  const units = cost === 1 ? texts.oneCredit : texts.credits(cost);
  const left = available === null ? '' : texts.left(available);
  return texts.ofTheInviteeInReserved(units, programme, left);
}

/** What somebody is invited to, by whom, and with whom; where and with whom only as long as it concerns the reader. */
export function InviteFacts({ invite }: { invite: Invite }) {
  const zone = useZone();
  const { booking, coach, location, coming, from, to, expiresAt, respondedAt } = invite;
  const facts: Fact[] = [
    { term: texts.session2, detail: booking.title },
    { term: texts.time, detail: <When at={booking.startsAt} until={booking.endsAt} zone={zone} /> },
    { term: texts.coach, detail: coach.fullName },
    ...(location === null ? [] : [{ term: texts.place, detail: placeWords(location) }]),
    ...(coming === null
      ? []
      : [
          {
            term: texts.whoElseIsComing,
            detail:
              coming.length === 0
                ? texts.nobodyYet
                : coming.map((each) => each.fullName).join(', '),
          },
        ]),
    ...(invite.price === null ? [] : [{ term: texts.cost, detail: priceWords(invite.price) }]),
    { term: texts.from2, detail: from.fullName },
    { term: texts.to, detail: to.fullName },
    { term: texts.answerBy, detail: <When at={expiresAt} zone={zone} /> },
    ...(respondedAt === null
      ? []
      : [{ term: texts.answered, detail: <When at={respondedAt} zone={zone} /> }]),
    ...(invite.declineReason === null
      ? []
      : [{ term: texts.reason, detail: invite.declineReason }]),
  ];
  return (
    <>
      {invite.message === null ? null : (
        <Card title={texts.message} note={texts.from(from.fullName)}>
          <Text look="prose">{invite.message}</Text>
        </Card>
      )}
      <Card title={texts.theSession}>
        <Facts facts={facts} />
      </Card>
    </>
  );
}
