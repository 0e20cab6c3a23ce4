import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/card.tsx';
import { Bell, CalendarCheck, CheckCircle2, Clock } from '#web/ui/icons.ts';
import type { IconType } from '#web/ui/icons.ts';
import { Item, ItemList } from '#web/ui/item-list.tsx';
import { Row } from '#web/ui/layout.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/when.tsx';
import type { Dashboard } from './overview.tsx';

type Task = Dashboard['toDo'][number];

const icons: Record<Task['kind'], IconType> = {
  answerRequest: CalendarCheck,
  recordOutcome: CheckCircle2,
  awaitAnswer: Clock,
  readNotice: Bell,
};

/** What the person has to do, and what they wait for, the most pressing first. */
export function ToDo({ items }: { items: Dashboard['toDo'] }) {
  const zone = useZone();
  return (
    <Card title="What needs doing">
      {items.length === 0 ? (
        <Row gap="2" wrap="no">
          <CheckCircle2 />
          <Text tone="muted">Nothing. You're up to date.</Text>
        </Row>
      ) : (
        <ItemList label="What needs doing">
          {items.map(({ kind, text, due, link }) => {
            const Icon = icons[kind];
            return (
              <Item
                key={`${kind} ${link}`}
                media={<Icon />}
                title={
                  <TextLink to={link} tone="record">
                    {text}
                  </TextLink>
                }
                detail={
                  due === null ? null : (
                    <>
                      {kind === 'awaitAnswer' ? 'Expires: ' : 'By: '}
                      <When at={due} zone={zone} />
                    </>
                  )
                }
              />
            );
          })}
        </ItemList>
      )}
    </Card>
  );
}
