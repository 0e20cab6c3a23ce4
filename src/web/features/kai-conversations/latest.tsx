import { formatCalendarDate } from '#domain/time/format.ts';
import type { DataOf } from '#web/api/call.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import { pageOf } from './kai-records.ts';
import { statusOf } from './words.ts';
import * as texts from './texts.ts';

type Latest = NonNullable<DataOf<'GET /dashboard'>['conversations']>;

/** The latest conversations of a member, with how their scores go. */
export function LatestConversations({
  conversations: { latest, trend },
}: {
  conversations: Latest;
}) {
  const zone = useZone();
  return (
    <Card
      title={texts.aiConversations}
      actions={<TextLink to="/app/kai-conversations">{texts.allOfThem}</TextLink>}
    >
      <Stack gap="3">
        {trend === null || trend.scores.length < 2 ? null : (
          <Text>{texts.scoresSoFar(trend.group, trend.scores)}</Text>
        )}
        <ItemList label={texts.aiConversations}>
          {latest.map(({ id, programme, title, heldOn, status, score }) => (
            <Item
              key={id}
              title={
                <TextLink tone="record" {...pageOf(programme, id)}>
                  {title}
                </TextLink>
              }
              detail={formatCalendarDate(heldOn, zone)}
              end={
                score === null ? (
                  <Badge tone={statusOf(status).tone}>{statusOf(status).name}</Badge>
                ) : (
                  <Text strong>{texts.ofHundred(score)}</Text>
                )
              }
            />
          ))}
        </ItemList>
      </Stack>
    </Card>
  );
}
