import type { ReactNode } from 'react';
import { button } from '#styled/recipes/button.js';
import type { ButtonProps } from './button.tsx';
import { Spinner } from './spinner.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'wide' | 'aria-label'> & {
  /** The accessible name, also shown on hover. */
  label: string;
  icon: ReactNode;
  /** A small mark over the icon, such as a count. */
  mark?: ReactNode;
};

export function IconButton({ label, icon, mark, busy = false, variant = 'quiet', size, onClick, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, width: size === 'small' ? 'iconSmall' : 'icon' })}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {mark}
    </button>
  );
}
