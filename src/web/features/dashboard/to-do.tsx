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

const isForOthers = ({ kind }: Task): boolean => kind === 'awaitAnswer';

/** What the person has to do, what runs out first at the top; apart from it, what others have to do. */
export function ToDo({ items }: { items: Dashboard['toDo'] }) {
  const own = items.filter((task) => !isForOthers(task));
  const others = items.filter(isForOthers);
  return (
    <>
      <Tasks title="What needs doing" tasks={own.toSorted(firstDue)} />
      {others.length === 0 ? null : <Tasks title="Waiting for others" tasks={others} />}
    </>
  );
}

/** What has no end comes last. */
const firstDue = (one: Task, other: Task): number =>
  (one.due === null ? 1 : 0) - (other.due === null ? 1 : 0) ||
  (one.due ?? '').localeCompare(other.due ?? '');

function Tasks({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? tasks : tasks.slice(0, few);
  return (
    <Card title={title}>
      {tasks.length === 0 ? (
        <Row gap="2" wrap="no">
          <CheckCircle2 />
          <Text tone="muted">Nothing. You're up to date.</Text>
        </Row>
      ) : (
        <ItemList label={title}>
          {shown.map((task) => (
            <ToDoItem key={`${task.kind} ${task.link}`} {...task} />
          ))}
        </ItemList>
      )}
      {tasks.length > few ? (
        <Row>
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${tasks.length}`}
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
