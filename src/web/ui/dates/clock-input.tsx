import type { ComponentProps } from 'react';
import { clockOf, readClock } from '#domain/availability/clock.ts';
import { input } from '#styled/recipes/input.js';
import { useFieldControl } from '../forms/field-context.ts';

type ClockInputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'size' | 'type' | 'value' | 'onChange'
> & {
  /** As it is typed; `09:30` once it was left. */
  value: string;
  onChange: (text: string) => void;
};

/** A time of day, up to 24:00, which the platform's own box for times does not know. What is typed in short, such as `9`, is written out when it is left. */
export function ClockInput({ value, onChange, ...props }: ClockInputProps) {
  const minutes = readClock(value);
  return (
    <input
      {...useFieldControl()}
      {...(value !== '' && minutes === null && { 'aria-invalid': true })}
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      className={input({ kind: 'clock' })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (minutes !== null && clockOf(minutes) !== value) onChange(clockOf(minutes));
      }}
    />
  );
}
