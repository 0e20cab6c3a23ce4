import type { ComponentProps, ReactNode } from 'react';
import { toggle } from '#styled/recipes/toggle.js';

type SwitchProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'size' | 'role' | 'onChange'
> & {
  label: ReactNode;
  /** What it changes, or why it can't be changed. */
  note?: ReactNode;
  onChange?: (on: boolean) => void;
};

/** The platform tells listeners whether it is on, as with any checkbox. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const;

/** On or off, at once: what takes effect only with the form is a `Checkbox`. */
export function Switch({ label, note, onChange, ...props }: SwitchProps) {
  const look = toggle();
  return (
    <label className={look.root}>
      <input
        {...props}
        {...asSwitch}
        className={look.track}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={look.text}>
        {label}
        {note ? <span className={look.note}>{note}</span> : null}
      </span>
    </label>
  );
}
