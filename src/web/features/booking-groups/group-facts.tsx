import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import type { Group } from './words.ts';

/** Who, when and how far. */
export function GroupFacts({ group }: { group: Group }) {
  const zone = useZone();
  const { team, members, organization, pattern, next, bookings, createdBy } = group;
  const people = members.map(({ fullName }) => fullName).join(', ');
  const clock = pattern.startsLocal.slice(11);
  const rhythm = pattern.words === '' ? 'One date' : pattern.words;
  return (
    <Card title="The group">
      <Facts
        facts={[
          { term: 'Organisation', detail: organization.name },
          { term: team === null ? 'Members' : team.name, detail: people },
          {
            term: 'Pattern',
            detail: (
              <>
                {`${rhythm}, ${clock} `}
                <ZoneChip zone={pattern.timeZone} at={next ?? undefined} />
              </>
            ),
          },
          {
            term: 'Next session',
            detail: next === null ? 'None upcoming' : <When at={next} zone={zone} />,
          },
          { term: 'Done', detail: `${bookings.done} of ${bookings.total}` },
          ...(createdBy === null ? [] : [{ term: 'Booked by', detail: createdBy.fullName }]),
        ]}
      />
    </Card>
  );
}
