import type { ReactNode } from 'react';
import { hiddenText } from '#styled/recipes/hidden-text.js';

export function VisuallyHidden({ children, id, role }: { children: ReactNode; id?: string; role?: 'status' }) {
  return (
    <span className={hiddenText()} id={id} role={role}>
      {children}
    </span>
  );
}
