import type { ReactNode } from 'react';
import { paper } from '#styled/recipes/paper.js';

/** What is printed and never seen on a screen. */
export function PaperOnly({ children }: { children: ReactNode }) {
  return <div className={paper()}>{children}</div>;
}
