import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useIsOpen } from './may-open.ts';
import { link, type LinkVariantProps } from '#styled/recipes/link.js';

function Anchor({
  tone,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className' | 'style'> & LinkVariantProps) {
  if (!useIsOpen(rest.href)) return children;
  return (
    <a {...rest} className={link({ tone })}>
      {children}
    </a>
  );
}

/** A link in running text, of which the words alone are left for whom its page is not; `tone="record"` is the name of a record in a list. */
export const TextLink = createLink(Anchor);

/** Leaves the product: a web address, a mail or a telephone number. */
export function OutsideLink({
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className' | 'style'> & { href: string }) {
  return (
    <a rel="noreferrer" {...rest} className={link()}>
      {children}
    </a>
  );
}
