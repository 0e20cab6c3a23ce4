import { formatKpiValue } from '#domain/kpis/values.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Text } from '#web/ui/text.tsx';
import { changeOf, responsesOf, type Kpi } from '../kpi-records.ts';
import * as texts from '../texts.ts';
import { emptyWords } from './words.ts';

const shown = 6;

/** The newest values, and the way to all of them. */
export function LatestValues({ kpi }: { kpi: Kpi }) {
  const query = useApiQuery('GET /kpi-values', { query: { kpi: kpi.id, perPage: shown } });
  return (
    <Card
      title={texts.lastValues}
      actions={
        <LinkButton {...responsesOf(kpi.id)} size="small">
          {texts.seeResponses}
        </LinkButton>
      }
    >
      <Loaded query={query}>
        {({ data: { results } }) =>
          results.length === 0 ? (
            <Text tone="muted">{emptyWords[kpi.source]}</Text>
          ) : (
            <ItemList label={texts.lastValues}>
              {results.map(({ id, period, member, team, value, change }) => (
                <Item
                  key={id}
                  title={member?.fullName ?? team?.name ?? ''}
                  detail={`${period.name} · ${changeOf(kpi, value, change)}`}
                  end={formatKpiValue(value, kpi.unit)}
                />
              ))}
            </ItemList>
          )
        }
      </Loaded>
    </Card>
  );
}
