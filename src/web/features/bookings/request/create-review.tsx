import { inBothZones } from '#domain/time/both-zones.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import type { CreateParts } from './create-parts.ts';
import { placeWords } from '../words.ts';
import * as texts from './texts.ts';

/** What is about to be booked, and what that does. */
export function CreateReview({ draft, known, zone }: CreateParts) {
  const { session, coach, credit, kind, startsAt } = known;
  if (!session || !coach || kind === null || startsAt === null || draft.party === null) return null;
  const end = startsAt + session.durationMinutes * 60_000;
  const there = inBothZones(startsAt, { own: zone, other: coach.timeZone, who: coach.fullName });
  const place = { kind, detail: draft.detail.trim() || null, joinUrl: null };
  return (
    <Card title={texts.whatWillBeBooked} tone="sunken">
      <Facts
        layout="rows"
        facts={[
          { term: texts.who, detail: texts.withLabel(draft.party.name, coach.fullName) },
          { term: texts.what, detail: session.name },
          {
            term: texts.when,
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
          { term: texts.where, detail: placeWords(place) },
          {
            term: texts.credit,
            detail:
              credit === undefined
                ? texts.thisSessionIsFree
                : texts.ofInIsReserved(session.creditCost, credit.available, credit.programme.name),
          },
          {
            term: texts.whoIsNotified,
            detail: texts.everyoneWhoTakesPart,
          },
        ]}
      />
    </Card>
  );
}
