import type { ReactNode } from 'react';
import { button } from '#styled/recipes/button.js';
import type { ButtonProps } from './button.tsx';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './layout/visually-hidden.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'wide' | 'aria-label'> & {
  /** The accessible name, also shown on hover. */
  label: string;
  icon: ReactNode;
  /** A small mark over the icon, such as a count with `place="corner"`; its words join the name. */
  mark?: ReactNode;
};

export function IconButton({
  label,
  icon,
  mark,
  busy = false,
  variant = 'plain',
  size,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, width: size === 'small' ? 'iconSmall' : 'icon' })}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      {mark}
    </button>
  );
}
