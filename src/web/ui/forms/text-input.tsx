import type { ComponentProps } from 'react';
import { input } from '#styled/recipes/input.js';
import { useFieldControl } from './field-context.ts';

export type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'>;

export function TextInput(props: TextInputProps) {
  return <input type="text" {...useFieldControl()} {...props} className={input()} />;
}
