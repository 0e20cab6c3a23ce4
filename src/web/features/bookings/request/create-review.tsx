import { inBothZones } from '#domain/time/both-zones.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import type { CreateParts } from './create-parts.ts';
import { placeWords } from '../words.ts';

/** What is about to be booked, and what that does. */
export function CreateReview({ draft, known, zone }: CreateParts) {
  const { session, coach, credit, kind, startsAt } = known;
  if (!session || !coach || kind === null || startsAt === null || draft.party === null) return null;
  const end = startsAt + session.durationMinutes * 60_000;
  const there = inBothZones(startsAt, { own: zone, other: coach.timeZone, who: coach.fullName });
  const place = { kind, detail: draft.detail.trim() || null, joinUrl: null };
  return (
    <Card title="What will be booked" tone="sunken">
      <Facts
        layout="rows"
        facts={[
          { term: 'Who', detail: `${draft.party.name} with ${coach.fullName}` },
          { term: 'What', detail: session.name },
          {
            term: 'When',
            detail: (
              <>
                <When at={startsAt} until={end} zone={zone} />
                {there === null ? null : (
                  <>
                    {' '}
                    <ZoneChip zone={zone} at={startsAt} /> {there}
                  </>
                )}
              </>
            ),
          },
          { term: 'Where', detail: placeWords(place) },
          {
            term: 'Credit',
            detail:
              credit === undefined
                ? 'This session is free.'
                : `${session.creditCost} of ${credit.available} in “${credit.programme.name}” is set aside.`,
          },
          {
            term: 'Who is notified',
            detail: 'Everyone who takes part, with an entry for the calendar.',
          },
        ]}
      />
    </Card>
  );
}
