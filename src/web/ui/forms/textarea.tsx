import { useState, type ComponentProps } from 'react';
import { field } from '#styled/recipes/field.js';
import { input } from '#styled/recipes/input.js';
import { useFieldControl } from './field-context.ts';
import { useNumbers } from '../numbers.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as texts from './texts.ts';

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

/** With `maxLength` it shows how much is written, and says what is left when that is little. */
export function Textarea({ maxLength, onChange, ...props }: TextareaProps) {
  const { number } = useNumbers();
  const [typed, setTyped] = useState(String(props.defaultValue ?? '').length);
  const used = props.value === undefined ? typed : String(props.value).length;
  const left = (maxLength ?? 0) - used;
  return (
    <>
      <textarea
        {...useFieldControl()}
        {...props}
        maxLength={maxLength}
        className={input({ kind: 'area' })}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
      {maxLength === undefined ? null : (
        <span className={field().count} aria-hidden="true">
          {number(used)} / {number(maxLength)}
        </span>
      )}
      {maxLength === undefined ? null : (
        <VisuallyHidden as="output">
          {used > 0 && left <= 20 ? texts.left(left) : ''}
        </VisuallyHidden>
      )}
    </>
  );
}
