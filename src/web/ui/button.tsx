import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { button, type ButtonVariantProps } from '#styled/recipes/button.js';
import { Spinner } from './spinner.tsx';

export type ButtonLook = Pick<ButtonVariantProps, 'variant' | 'size'> & { wide?: boolean };

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonLook & {
    /** Something is under way: the button keeps its place and its focus, says so, and takes no further press. */
    busy?: boolean;
    icon?: ReactNode;
  };

/** One primary button a page; dangerous ones last and quiet (`dangerQuiet`), `danger` only where it is the page's one verb. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, width: wide ? 'full' : 'auto' })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
