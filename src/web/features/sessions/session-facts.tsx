import { counted } from '#domain/text/counted.ts';
import { placeNames } from '#web/features/bookings/names/public.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { bookingsOf, formatWords, lengthWords, priceWords } from './session-records.ts';
import type { Offer, Session } from './session-records.ts';

export function SessionFacts({ session }: { session: Session }) {
  const { description, durationMinutes, locationKinds, requiresCoachConfirmation } = session;
  return (
    <Card title="About this session">
      <Facts
        facts={[
          { term: 'Description', detail: description ?? 'None' },
          { term: 'Duration', detail: lengthWords(durationMinutes) },
          { term: 'Format', detail: formatWords(session) },
          { term: 'Places', detail: locationKinds.map((kind) => placeNames[kind]).join(', ') },
          { term: 'Cost', detail: priceWords(session) },
          {
            term: 'Booking',
            detail: requiresCoachConfirmation
              ? 'The coach confirms the request'
              : 'Booked immediately',
          },
          ...session.offers.flatMap((offer) => creditFacts(offer, session)),
          ...(session.offers.length > 0 ? [] : workFacts(session)),
          ...aheadFacts(session),
        ]}
      />
    </Card>
  );
}

/** What a member has left of it. */
const creditFacts = ({ team, credits, fromPool }: Offer, { creditCost }: Session): Fact[] =>
  creditCost === 0
    ? []
    : [
        {
          term: team === null ? 'Your credits' : `Credits of ${team.name}`,
          detail: `${credits} left`,
        },
        ...(fromPool === 0
          ? []
          : [{ term: 'In the programme’s pool', detail: `${fromPool}, for everybody in it` }]),
      ];

/** What it asks of its coaches. */
const workFacts = ({ bufferBefore, bufferAfter, ...session }: Session): Fact[] => [
  {
    term: 'Kept free around it',
    detail: bufferWords(bufferBefore, bufferAfter),
  },
  { term: 'Notes of the coach', detail: noteWords(session) },
];

const bufferWords = (before: number, after: number): string => {
  const kept = [
    before === 0 ? null : `${lengthWords(before)} before`,
    after === 0 ? null : `${lengthWords(after)} after`,
  ].filter((words) => words !== null);
  return kept.length === 0 ? 'Nothing' : kept.join(', ');
};

const noteWords = ({
  coachNoteRequired,
  teamCoachNoteRequired,
}: Pick<Session, 'coachNoteRequired' | 'teamCoachNoteRequired'>): string => {
  if (coachNoteRequired && teamCoachNoteRequired) return 'About every attendee and the team';
  if (coachNoteRequired) return 'About every attendee';
  return teamCoachNoteRequired ? 'About the team' : 'Not asked for';
};

const aheadFacts = ({ id, upcomingBookings }: Session): Fact[] =>
  upcomingBookings === null
    ? []
    : [
        {
          term: 'Upcoming',
          detail: (
            <TextLink {...bookingsOf(id)}>{counted(upcomingBookings, 'upcoming booking')}</TextLink>
          ),
        },
      ];
