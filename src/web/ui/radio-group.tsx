import { useId } from 'react';
import { checkbox } from '#styled/recipes/checkbox.js';
import { field } from '#styled/recipes/field.js';
import { Row, Stack } from './layout.tsx';
import type { SelectOption } from './select.tsx';

type RadioGroupProps<Value extends string> = {
  label: string;
  options: readonly SelectOption<Value>[];
  value?: Value;
  onChange: (value: Value) => void;
  direction?: 'down' | 'across';
};

/** A few short answers. Where each needs a sentence, use `ChoiceCards`. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  direction = 'down',
}: RadioGroupProps<Value>) {
  const name = useId();
  const look = checkbox();
  const group = field();
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
    <fieldset className={group.root}>
      <legend className={group.label}>{label}</legend>
      {direction === 'down' ? <Stack gap="1">{choices}</Stack> : <Row gap="6">{choices}</Row>}
    </fieldset>
  );
}
