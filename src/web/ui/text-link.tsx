import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { link, type LinkVariantProps } from '#styled/recipes/link.js';

function Anchor({
  tone,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className' | 'style'> & LinkVariantProps) {
  return (
    <a {...rest} className={link({ tone })}>
      {children}
    </a>
  );
}

/** A link in running text; `tone="record"` is the name of a record in a list. */
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
