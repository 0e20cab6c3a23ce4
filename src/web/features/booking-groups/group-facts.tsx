import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import type { Group } from './words.ts';
import * as texts from './texts.ts';

/** Who, when and how far. */
export function GroupFacts({ group }: { group: Group }) {
  const zone = useZone();
  const { team, members, organization, pattern, next, bookings, createdBy } = group;
  const people = members.map(({ fullName }) => fullName).join(', ');
  const clock = pattern.startsLocal.slice(11);
  const rhythm = pattern.words === '' ? texts.oneDate : pattern.words;
  return (
    <Card title={texts.theGroup}>
      <Facts
        facts={[
          { term: texts.organisation, detail: organization.name },
          { term: team === null ? texts.members : team.name, detail: people },
          {
            term: texts.pattern,
            detail: (
              <>
                {`${rhythm}, ${clock} `}
                <ZoneChip zone={pattern.timeZone} at={next ?? undefined} />
              </>
            ),
          },
          {
            term: texts.nextSession,
            detail: next === null ? texts.noneUpcoming : <When at={next} zone={zone} />,
          },
          { term: texts.done, detail: texts.ofLabel(bookings.done, bookings.total) },
          ...(createdBy === null ? [] : [{ term: texts.bookedBy, detail: createdBy.fullName }]),
        ]}
      />
    </Card>
  );
}
