import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { link, type LinkVariantProps } from '#styled/recipes/link.js';

function Anchor({ tone, ...rest }: Omit<ComponentProps<'a'>, 'className' | 'style'> & LinkVariantProps) {
  return <a {...rest} className={link({ tone })} />;
}

/** A link in running text; `tone="record"` is the name of a record in a list. */
export const TextLink = createLink(Anchor);

/** Leaves the product: a web address, a mail or a telephone number. */
export function OutsideLink(props: Omit<ComponentProps<'a'>, 'className' | 'style'> & { href: string }) {
  return <a rel="noreferrer" {...props} className={link()} />;
}
