import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { button } from '#styled/recipes/button.js';
import type { ButtonLook } from './button.tsx';
import { useIsOpen } from './may-open.ts';
import { VisuallyHidden } from './layout/visually-hidden.tsx';

type AnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'> &
  ButtonLook & { icon?: ReactNode };

function ButtonAnchor({ variant, size, wide, icon, children, ...rest }: AnchorProps) {
  if (!useIsOpen(rest.href)) return null;
  return (
    <a {...rest} className={button({ variant, size, width: wide ? 'full' : 'auto' })}>
      {icon}
      {children}
    </a>
  );
}

/** Goes somewhere and looks like a button; not there for whom that page is not. `to`, `params` and `search` are the router's, typed. */
export const LinkButton = createLink(ButtonAnchor);

type IconAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> &
  ButtonLook & { label: string; icon: ReactNode; mark?: ReactNode };

function IconAnchor({
  variant = 'plain',
  size,
  wide: _wide,
  label,
  icon,
  mark,
  ...rest
}: IconAnchorProps) {
  if (!useIsOpen(rest.href)) return null;
  return (
    <a
      {...rest}
      className={button({ variant, size, width: size === 'small' ? 'iconSmall' : 'icon' })}
      title={label}
    >
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      {mark}
    </a>
  );
}

export const IconLink = createLink(IconAnchor);
