import { Suspense, useState, type ReactNode } from 'react';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import {
  Bell,
  CalendarCheck,
  CheckCircle2,
  ClipboardList,
  Clock,
  MessageSquare,
  Pencil,
} from '#web/ui/icons.ts';
import type { IconType } from '#web/ui/icons.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import type { Dashboard } from './dashboard-data.ts';
import { groupsOf } from './groups.ts';
import { groupName, moreInWords } from './words.ts';
import * as texts from './texts.ts';

type Task = Dashboard['toDo'][number];
type More = Dashboard['moreToDo'];

const icons: Readonly<Record<Task['kind'], IconType>> = {
  answerRequest: CalendarCheck,
  answerSuggestion: CalendarCheck,
  answerMove: CalendarCheck,
  recordOutcome: CheckCircle2,
  awaitAnswer: Clock,
  answerInvite: CalendarCheck,
  writeNote: Pencil,
  giveReview: MessageSquare,
  answerQuestionnaire: ClipboardList,
  readNotice: Bell,
};

/** Few have anything to do in place. */
const TaskActs = lazyPart(
  async () => (await import('#web/features/bookings/in-place/public.ts')).TaskActs,
);

const bookingsIn = (tab: 'requests' | 'toDo') =>
  ({ to: '/app/bookings', search: { tab } }) as const;

/** Where all of a kind stand; null where their list does not tell them from others. */
const listsOf = {
  answerRequest: bookingsIn('requests'),
  answerSuggestion: bookingsIn('requests'),
  answerMove: null,
  recordOutcome: bookingsIn('toDo'),
  awaitAnswer: null,
  answerInvite: { to: '/app/booking-invites' },
  writeNote: bookingsIn('toDo'),
  giveReview: null,
  answerQuestionnaire: null,
  readNotice: { to: '/app/notifications' },
} as const;

/** So many of a kind stand there before "Show all". */
const few = 5;

const isForOthers = ({ kind }: Task): boolean => kind === 'awaitAnswer';

/** What the person has to do, what runs out first at the top; apart from it, what others have to do. */
export function ToDo({ items, more }: { items: Dashboard['toDo']; more: More }) {
  const own = items.filter((task) => !isForOthers(task));
  const others = items.filter(isForOthers);
  return (
    <>
      <Tasks title={texts.whatNeedsDoing} tasks={own} more={more} />
      {others.length === 0 ? null : (
        <Tasks title={texts.waitingForOthers} tasks={others} more={more} />
      )}
    </>
  );
}

const keyOf = ({ kind, link }: Task): string => `${kind} ${link}`;

/** What was done here stays where it stood, with what became of it, until the page is left. */
interface Done {
  readonly task: Task;
  readonly sentence: string;
}

interface TasksProps {
  title: string;
  tasks: readonly Task[];
  more: More;
}

function Tasks({ title, tasks, more }: TasksProps) {
  const { counted } = useNumbers();
  const [done, setDone] = useState<readonly Done[]>([]);
  const sentences = new Map(done.map(({ task, sentence }) => [keyOf(task), sentence]));
  const shown = [
    ...tasks.filter((task) => !sentences.has(keyOf(task))),
    ...done.map(({ task }) => task),
  ];
  const groups = groupsOf(shown);
  // Of requests that others have to answer it is not known which of them has the rest.
  const beyond = ({ kind }: Task): number => (kind === 'awaitAnswer' ? 0 : (more[kind] ?? 0));
  const item = (task: Task) => (
    <ToDoItem
      key={keyOf(task)}
      task={task}
      sentence={sentences.get(keyOf(task))}
      onDone={(sentence) => setDone([...done, { task, sentence }])}
    />
  );
  return (
    <Card title={title}>
      {groups.length === 0 ? (
        <Row gap="2" wrap="no">
          <CheckCircle2 />
          <Text tone="muted">{texts.nothingYoureUpToDate}</Text>
        </Row>
      ) : (
        <Stack gap="4">
          {groups.map(({ first, tasks: alike }) => (
            <Alike
              key={keyOf(first)}
              name={groupName(
                first,
                alike.filter((task) => !sentences.has(keyOf(task))).length + beyond(first),
                counted,
              )}
              tasks={alike}
              more={beyond(first)}
            >
              {item}
            </Alike>
          ))}
        </Stack>
      )}
    </Card>
  );
}

interface AlikeProps {
  name: string;
  tasks: readonly Task[];
  /** So many more stand in the list of their kind. */
  more: number;
  children: (task: Task) => ReactNode;
}

/** Things of a kind under one name. */
function Alike({ name, tasks, more, children }: AlikeProps) {
  const { number } = useNumbers();
  const [all, setAll] = useState(false);
  const shown = all ? tasks : tasks.slice(0, few);
  const [first] = tasks;
  const rest = first === undefined || more === 0 ? null : listsOf[first.kind];
  return (
    <Stack gap="2">
      <Text as="h3" strong>
        {name}
      </Text>
      <ItemList label={name}>{shown.map(children)}</ItemList>
      {tasks.length > few ? (
        <Row>
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.showFewer : texts.showAll(tasks.length)}
          </Button>
        </Row>
      ) : null}
      {rest === null ? null : (
        <Text look="small">
          <TextLink {...rest}>{moreInWords(number(more))}</TextLink>
        </Text>
      )}
    </Stack>
  );
}

function beforeDue(kind: Task['kind'], isOver: boolean): string {
  if (kind === 'awaitAnswer') return texts.expires;
  return isOver ? texts.wasDue : texts.by;
}

interface ToDoItemProps {
  task: Task;
  /** What became of it here. */
  sentence: string | undefined;
  onDone: (sentence: string) => void;
}

function ToDoItem({ task: { kind, text, due, link, booking }, sentence, onDone }: ToDoItemProps) {
  const zone = useZone();
  const [openedAt] = useState(Date.now);
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
        due === null || sentence !== undefined ? null : (
          <>
            {beforeDue(kind, Date.parse(due) < openedAt)}
            <When at={due} zone={zone} />
          </>
        )
      }
    >
      {sentence === undefined ? null : <Outcome sentence={sentence} />}
      {booking === null || sentence !== undefined ? null : (
        <Suspense fallback={null}>
          <TaskActs booking={booking} about={text} isMove={kind === 'answerMove'} onDone={onDone} />
        </Suspense>
      )}
    </Item>
  );
}

/** It takes the focus from the button that was pressed, which is gone. */
const Outcome = ({ sentence }: { sentence: string }) => (
  <output tabIndex={-1} ref={(element) => element?.focus()}>
    {sentence}
  </output>
);
