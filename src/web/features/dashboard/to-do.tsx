import { useState } from 'react';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Bell, CalendarCheck, CheckCircle2, Clock, MessageSquare, Pencil } from '#web/ui/icons.ts';
import type { IconType } from '#web/ui/icons.ts';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Dashboard } from './dashboard-data.ts';

type Task = Dashboard['toDo'][number];

const icons: Record<Task['kind'], IconType> = {
  answerRequest: CalendarCheck,
  recordOutcome: CheckCircle2,
  awaitAnswer: Clock,
  answerInvite: CalendarCheck,
  writeNote: Pencil,
  giveReview: MessageSquare,
  readNotice: Bell,
};

/** So many stand there before "Show all". */
const few = 5;

/** What the person has to do, and what they wait for, the most pressing first. */
export function ToDo({ items }: { items: Dashboard['toDo'] }) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, few);
  return (
    <Card title="What needs doing">
      {items.length === 0 ? (
        <Row gap="2" wrap="no">
          <CheckCircle2 />
          <Text tone="muted">Nothing. You're up to date.</Text>
        </Row>
      ) : (
        <ItemList label="What needs doing">
          {shown.map((task) => (
            <ToDoItem key={`${task.kind} ${task.link}`} {...task} />
          ))}
        </ItemList>
      )}
      {items.length > few ? (
        <Row>
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${items.length}`}
          </Button>
        </Row>
      ) : null}
    </Card>
  );
}

function ToDoItem({ kind, text, due, link }: Task) {
  const zone = useZone();
  const Icon = icons[kind];
  return (
    <Item
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
}
