import type { ReactNode } from 'react';
import { hiddenText } from '#styled/recipes/hidden-text.js';

/** Words for those who listen. `output` is announced when its words change. */
export function VisuallyHidden({
  children,
  as: Element = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'output';
}) {
  return <Element className={hiddenText()}>{children}</Element>;
}
