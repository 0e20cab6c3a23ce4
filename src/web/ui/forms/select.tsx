import type { ComponentProps } from 'react';
import { input } from '#styled/recipes/input.js';
import { useFieldControl } from './field-context.ts';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean;
};

type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'children' | 'multiple' | 'onChange' | 'value'
> & {
  options: readonly SelectOption<Value>[];
  value?: Value | '';
  /** The first line, when nothing is chosen yet. */
  placeholder?: string;
  onChange?: (value: Value | '') => void;
};

/** The platform's own list: it is the best one on a phone. */
export function Select<Value extends string>({
  options,
  placeholder,
  onChange,
  ...props
}: SelectProps<Value>) {
  const choose = (chosen: string) =>
    onChange?.(options.find((option) => option.value === chosen)?.value ?? '');
  return (
    <select
      {...useFieldControl()}
      {...props}
      className={input({ kind: 'select' })}
      onChange={(event) => choose(event.target.value)}
    >
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
