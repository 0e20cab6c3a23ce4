import { useId } from 'react';
import { checkbox } from '#styled/recipes/checkbox.js';
import { Field, type FieldProps } from './field.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import type { SelectOption } from './select.tsx';

type RadioGroupProps<Value extends string> = Omit<FieldProps, 'children' | 'group'> & {
  options: readonly SelectOption<Value>[];
  value?: Value;
  onChange: (value: Value) => void;
  direction?: 'down' | 'across';
};

/** A few short answers, with the label, tip and message of a field. Where each needs a sentence, use `ChoiceCards`. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  direction = 'down',
  ...field
}: RadioGroupProps<Value>) {
  const name = useId();
  const look = checkbox();
  const choices = options.map((option) => (
    <label key={option.value} className={look.root}>
      <input
        type="radio"
        className={look.box}
        name={name}
        value={option.value}
        disabled={option.disabled}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      <span className={look.text}>{option.label}</span>
    </label>
  ));
  return (
    <Field {...field} group="radiogroup">
      {direction === 'down' ? <Stack gap="1">{choices}</Stack> : <Row gap="6">{choices}</Row>}
    </Field>
  );
}
