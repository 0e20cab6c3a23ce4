import { useState, type DragEvent } from 'react';
import { whyNoOrder } from '#domain/questionnaires/condition.ts';
import { Offered } from '#web/screens/command/offered.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { RotateCcw } from '#web/ui/icons.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { movedTo } from './moving.ts';
import { questionnaires, type Questionnaire } from './questionnaire-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/questionnaires/$questionnaire/question-order': page(
    'staff',
    'Question Order',
    QuestionOrder,
  ),
} satisfies Pages;

export function QuestionOrder() {
  const { back } = questionnaires.event;
  return (
    <Offered
      event="REORDER"
      gone={texts.orderCantBeChanged}
      back={back}
      query={questionnaires.useOne()}
    >
      {(questionnaire) => <Ordering key={questionnaire.id} questionnaire={questionnaire} />}
    </Offered>
  );
}

/** The questions by their ids. */
interface Ordered {
  readonly order: readonly string[];
}

function Ordering({ questionnaire }: { questionnaire: Questionnaire }) {
  const { send, back } = questionnaires.event;
  const [past, setPast] = useState<readonly (readonly string[])[]>([]);
  const [announced, announce] = useState('');
  const [dragged, drag] = useState<number | null>(null);
  const form = useEventForm<typeof send, 'REORDER', Ordered>(send, questionnaire, 'REORDER', {
    initial: { order: questionnaire.questions.map(({ id }) => id) },
    payload: ({ order }) => ({ order: [...order] }),
    onDone: (_, go) => void go(back(questionnaire)),
  });
  const { order } = form.values;
  const inOrder = order.flatMap(
    (id) => questionnaire.questions.find((question) => question.id === id) ?? [],
  );
  const broken = whyNoOrder(inOrder);
  const move = (from: number, to: number) => {
    if (from === to) return;
    setPast([...past, order]);
    form.change({ order: movedTo(order, from, to) });
    announce(texts.isNowOf(to + 1, order.length));
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    form.change({ order: before });
  };
  const dropping = (place: number) => ({
    draggable: true,
    onDragStart: () => drag(place),
    onDragEnd: () => drag(null),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null) move(dragged, place);
    },
  });
  const placeOf = (id: string) => order.indexOf(id) + 1;
  return (
    <FormPage
      title={texts.orderTitle}
      lead={texts.orderLead}
      form={form}
      verb={texts.saveOrder}
      errorTitle={texts.notOrderedYet}
      cancel={back(questionnaire)}
    >
      {inOrder.length === 0 ? <Text tone="muted">{texts.nothingToOrder}</Text> : null}
      {broken === null ? null : (
        <Notice tone="warning" live>
          {broken}
        </Notice>
      )}
      <Field label={texts.questions} errorKey="order" group="group">
        <Stack gap="4">
          <ItemList label={texts.questions}>
            {inOrder.map(({ id, label, visibleIf }, index) => {
              const name = `${index + 1}. ${label === '' ? texts.withoutWords : label}`;
              const on = visibleIf?.clauses.map(({ question }) => placeOf(question)) ?? [];
              return (
                <Item
                  key={id}
                  title={<div {...dropping(index)}>{name}</div>}
                  detail={on.length === 0 ? undefined : texts.dependsOn([...new Set(on)])}
                  end={
                    <MoveButtons
                      name={name}
                      place={index}
                      many={order.length}
                      onMove={(to) => move(index, to)}
                    />
                  }
                />
              );
            })}
          </ItemList>
          <div>
            <Button size="small" icon={<RotateCcw />} disabled={past.length === 0} onClick={undo}>
              {texts.undo}
            </Button>
          </div>
        </Stack>
      </Field>
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </FormPage>
  );
}
