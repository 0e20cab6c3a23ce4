import { problemNames } from '#domain/meetings/problems.ts';
import { chartsAreOn } from '#web/screens/record/charts-on.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import * as texts from './texts.ts';

/** On the page of a session, for staff: what was reported from its room; nothing where nothing was. */
export function ReportedProblems({ booking }: { booking: string }) {
  const zone = useZone();
  const { data = [] } = useApiQuery('GET /meetings/{booking}/problems', { params: { booking } });
  if (data.length === 0) return null;
  return (
    <Card title={texts.reportedFromTheRoom}>
      <ItemList label={texts.reportedFromTheRoom}>
        {data.map(({ id, person, problem, detail, step, at }) => (
          <Item
            key={id}
            media={<Avatar name={person.fullName} picture={person.pictureUrl} />}
            title={`${person.fullName}: ${problemNames[problem]}`}
            detail={
              <>
                <When at={at} zone={zone} />
                {chartsAreOn() ? (
                  <>
                    {' · '}
                    <TextLink to="/charts/$machine/$" params={{ machine: 'meeting', _splat: step }}>
                      {texts.whereThey}
                    </TextLink>
                  </>
                ) : null}
              </>
            }
          >
            {detail}
          </Item>
        ))}
      </ItemList>
    </Card>
  );
}
