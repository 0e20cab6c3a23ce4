import type { ComponentProps, ReactNode } from 'react';
import { checkbox } from '#styled/recipes/checkbox.js';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size'> & {
  label: ReactNode;
};

export function Checkbox({ label, ...props }: CheckboxProps) {
  const look = checkbox();
  return (
    <label className={look.root}>
      <input {...props} type="checkbox" className={look.box} />
      <span className={look.text}>{label}</span>
    </label>
  );
}
