import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { movedTo } from '../moving.ts';
import type { AroundQuestion, QuestionInputProps } from './question-props.ts';
import * as texts from './texts.ts';

/** What there is, in an order that is changed by buttons; it counts once somebody has moved one, or says that it is right as it is. */
export function RankingInput({
  question: { options, label },
  value,
  onChange,
  around,
}: QuestionInputProps & { around: AroundQuestion }) {
  const [announced, announce] = useState('');
  const ranked = Array.isArray(value) ? (value as readonly string[]) : null;
  const order = ranked ?? options.map(({ id }) => id);
  const nameOf = (id: string) => options.find((option) => option.id === id)?.label ?? '';
  const move = (from: number, to: number) => {
    onChange(movedTo(order, from, to));
    announce(texts.isNowOf(nameOf(order[from] ?? ''), to + 1, order.length));
  };
  return (
    <Field {...around} group="group">
      <Stack gap="2">
        <ItemList label={label}>
          {order.map((id, index) => (
            <Item
              key={id}
              title={ranked === null ? nameOf(id) : texts.ranked(index + 1, nameOf(id))}
              end={
                <MoveButtons
                  name={nameOf(id)}
                  place={index}
                  many={order.length}
                  onMove={(to) => move(index, to)}
                />
              }
            />
          ))}
        </ItemList>
        {ranked === null ? (
          <div>
            <Button size="small" onClick={() => onChange([...order])}>
              {texts.thisOrderIsRight}
            </Button>
          </div>
        ) : null}
        <VisuallyHidden as="output">{announced}</VisuallyHidden>
      </Stack>
    </Field>
  );
}
