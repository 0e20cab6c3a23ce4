import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { input } from '#styled/recipes/input.js';
import { inset } from '#styled/recipes/inset.js';
import { useFieldControl, useFieldProblem } from './field-context.ts';
import { IconButton } from '../icon-button.tsx';
import { Minus, Plus } from '../icons.ts';
import { readNumber, stepped, type NumberRule } from './number-text.ts';
import * as texts from './texts.ts';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | keyof NumberRule
> &
  NumberRule & {
    value: number | null;
    /** Null when the box is empty, and also while what stands in it is no number that is accepted. */
    onChange: (value: number | null, problem: string | null) => void;
  };

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * A box of text, because the platform's number box throws away what it can't read and changes under the wheel.
 * What is typed stays; what is wrong with it is told to the field around it.
 */
export function NumberInput({ value, onChange, min, max, step, ...props }: NumberInputProps) {
  const { disabled, readOnly } = props;
  const rule = { min, max, step };
  const control = useFieldControl();
  const [text, setText] = useState(value === null ? '' : String(value));
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    if (readNumber(text, rule).value !== value) setText(value === null ? '' : String(value));
  }
  const { problem } = readNumber(text, rule);
  useFieldProblem(problem ?? undefined);
  const put = (next: string) => {
    const reading = readNumber(next, rule);
    setText(next);
    setLast(reading.value);
    onChange(reading.value, reading.problem);
  };
  const move = (steps: number) => {
    if (!disabled && !readOnly) put(String(stepped(text, steps, rule)));
  };
  const key = (event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  };
  const look = inset({ width: 'number' });
  const atEnd = (end: number | undefined) =>
    disabled || (end !== undefined && Number(text) === end);
  return (
    <div className={look.root}>
      <input
        {...control}
        {...props}
        type="text"
        inputMode={min !== undefined && min >= 0 ? 'decimal' : undefined}
        role="spinbutton"
        autoComplete="off"
        className={input()}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={text === '' ? texts.empty : text}
        aria-invalid={problem ? true : control['aria-invalid']}
        value={text}
        onChange={(event) => put(event.target.value)}
        onKeyDown={key}
      />
      <span className={look.end} data-inset="end">
        <IconButton
          label={texts.less}
          icon={<Minus />}
          size="small"
          tabIndex={-1}
          disabled={atEnd(min) || text === ''}
          onClick={() => move(-1)}
        />
        <IconButton
          label={texts.more}
          icon={<Plus />}
          size="small"
          tabIndex={-1}
          disabled={atEnd(max)}
          onClick={() => move(1)}
        />
      </span>
    </div>
  );
}
