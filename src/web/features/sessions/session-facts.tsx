import { counted } from '#web/ui/numbers.ts';
import { placeNames } from '#web/features/bookings/names/public.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { bookingsOf, formatWords, lengthWords, priceWords } from './session-records.ts';
import type { Offer, Session } from './session-records.ts';
import * as texts from './texts.ts';

export function SessionFacts({ session }: { session: Session }) {
  const { description, durationMinutes, locationKinds, requiresCoachConfirmation } = session;
  return (
    <Card title={texts.aboutThisSession}>
      <Facts
        facts={[
          { term: texts.description, detail: description ?? texts.none },
          { term: texts.duration, detail: lengthWords(durationMinutes) },
          { term: texts.format, detail: formatWords(session) },
          { term: texts.places, detail: locationKinds.map((kind) => placeNames[kind]).join(', ') },
          { term: texts.cost, detail: priceWords(session) },
          {
            term: texts.booking,
            detail: requiresCoachConfirmation
              ? texts.theCoachConfirmsTheRequest
              : texts.bookedImmediately,
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
          term: team === null ? texts.yourCredits : texts.creditsOf(team.name),
          detail: texts.left(credits),
        },
        ...(fromPool === 0
          ? []
          : [{ term: texts.inTheProgrammesPool, detail: texts.forEveryoneInIt(fromPool) }]),
      ];

/** What it asks of its coaches. */
const workFacts = ({ bufferBefore, bufferAfter, ...session }: Session): Fact[] => [
  {
    term: texts.keptFreeAroundIt,
    detail: bufferWords(bufferBefore, bufferAfter),
  },
  { term: texts.notesOfTheCoach, detail: noteWords(session) },
  { term: texts.questionnaireBefore, detail: session.preQuestionnaireId?.name ?? texts.none },
  { term: texts.questionnaireAfter, detail: session.postQuestionnaireId?.name ?? texts.none },
];

const bufferWords = (before: number, after: number): string => {
  const kept = [
    before === 0 ? null : texts.before(lengthWords(before)),
    after === 0 ? null : texts.after(lengthWords(after)),
  ].filter((words) => words !== null);
  return kept.length === 0 ? texts.nothing : kept.join(', ');
};

const noteWords = ({
  coachNoteRequired,
  teamCoachNoteRequired,
}: Pick<Session, 'coachNoteRequired' | 'teamCoachNoteRequired'>): string => {
  if (coachNoteRequired && teamCoachNoteRequired) return texts.aboutEveryAttendee;
  if (coachNoteRequired) return texts.aboutEveryAttendee2;
  return teamCoachNoteRequired ? texts.aboutTheTeam : texts.notAskedFor;
};

const aheadFacts = ({ id, upcomingBookings }: Session): Fact[] =>
  upcomingBookings === null
    ? []
    : [
        {
          term: texts.upcoming,
          detail: (
            <TextLink {...bookingsOf(id)}>
              {counted(upcomingBookings, texts.upcomingBooking)}
            </TextLink>
          ),
        },
      ];
